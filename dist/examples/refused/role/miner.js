module.exports = "with layout basename, this and miner.js are one module";
