module.exports = "a name that starts with a dot is dropped by the server";
