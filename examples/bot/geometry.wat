;; The text of src/lib/geometry.wasm.
(module
  ;; The game's range: how many steps a creep takes from one position to another, diagonals included.
  (func (export "range") (param $x1 i32) (param $y1 i32) (param $x2 i32) (param $y2 i32) (result i32)
    (local $dx i32) (local $dy i32)
    ;; dx = |x1 - x2|
    local.get $x1
    local.get $x2
    i32.sub
    local.tee $dx
    i32.const 0
    local.get $dx
    i32.sub
    local.get $dx
    i32.const 0
    i32.ge_s
    select
    local.set $dx
    ;; dy = |y1 - y2|
    local.get $y1
    local.get $y2
    i32.sub
    local.tee $dy
    i32.const 0
    local.get $dy
    i32.sub
    local.get $dy
    i32.const 0
    i32.ge_s
    select
    local.set $dy
    ;; the larger of both
    local.get $dx
    local.get $dy
    local.get $dx
    local.get $dy
    i32.gt_s
    select))
