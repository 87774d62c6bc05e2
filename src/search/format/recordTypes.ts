/** The types of records, from that of a page to that of a heading of the last level. */
export const RECORD_TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type RecordType = (typeof RECORD_TYPES)[number];
