// In the place of the package `side-channel`, of which `qs` uses what a WeakMap does. The package brings 9 KB, compressed, for
// engines without one.
module.exports = () => new WeakMap();
