/** Every operator of `filters`. Source: @strapi/utils/dist/operators.js; a test compares them with the table of the docs. */

export interface Operator {
  /** Words between the name of a field and its value. */
  explanation: string;
  /** `one`: takes one value, although several are accepted. `any`: several values are expected or harmless. */
  takes: 'one' | 'any' | 'two' | 'flag' | 'group';
  isNegative?: true;
  isText?: true;
}

export const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: {explanation: 'is', takes: 'any'},
  $eqi: {explanation: 'is, ignoring case,', takes: 'any'},
  $ne: {explanation: 'is not', takes: 'one', isNegative: true},
  $nei: {explanation: 'is not, ignoring case,', takes: 'one', isNegative: true},
  $lt: {explanation: 'is less than', takes: 'one'},
  $lte: {explanation: 'is at most', takes: 'one'},
  $gt: {explanation: 'is greater than', takes: 'one'},
  $gte: {explanation: 'is at least', takes: 'one'},
  $between: {explanation: 'is between', takes: 'two'},
  $in: {explanation: 'is', takes: 'any'},
  $notIn: {explanation: 'is none of', takes: 'any', isNegative: true},
  $contains: {explanation: 'contains', takes: 'any', isText: true},
  $containsi: {explanation: 'contains, ignoring case,', takes: 'any', isText: true},
  $notContains: {explanation: 'does not contain', takes: 'one', isNegative: true, isText: true},
  $notContainsi: {explanation: 'does not contain, ignoring case,', takes: 'one', isNegative: true, isText: true},
  $startsWith: {explanation: 'starts with', takes: 'any', isText: true},
  $startsWithi: {explanation: 'starts, ignoring case, with', takes: 'any', isText: true},
  $endsWith: {explanation: 'ends with', takes: 'any', isText: true},
  $endsWithi: {explanation: 'ends, ignoring case, with', takes: 'any', isText: true},
  $null: {explanation: 'has no value', takes: 'flag'},
  $notNull: {explanation: 'has a value', takes: 'flag'},
  $not: {explanation: 'is not', takes: 'group', isNegative: true},
  $and: {explanation: 'all of', takes: 'group'},
  $or: {explanation: 'one of', takes: 'group'},
};
