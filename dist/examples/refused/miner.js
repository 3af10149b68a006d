module.exports = "with layout basename, this and role/miner.js are one module";
