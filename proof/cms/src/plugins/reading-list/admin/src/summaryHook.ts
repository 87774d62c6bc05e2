export const SUMMARY_HOOK = 'reading-list/summary';

export interface Fact {
  label: string;
  value: string | number;
}
