// What @docusaurus/utils-common needs of tslib.

/** @param {{__esModule?: boolean}} module */
exports.__importDefault = (module) => (module.__esModule ? module : {default: module});
