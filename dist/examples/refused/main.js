module.exports.loop = function () {
  // Café in Latin-1, which is not UTF-8
};
