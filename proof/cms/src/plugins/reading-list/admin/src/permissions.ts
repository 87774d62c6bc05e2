export const CAN_READ = [{action: 'plugin::reading-list.read', subject: null}];

export const CAN_CHANGE_SETTINGS = [{action: 'plugin::reading-list.settings', subject: null}];
