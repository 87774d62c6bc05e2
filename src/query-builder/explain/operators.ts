/** Every operator of `filters`. Source: @strapi/utils/dist/operators.js; a test compares them with the table of the docs. */

export interface Operator {
  /** Words between the name of a field and its value. */
  says: string;
  /** `one`: takes one value, although several are accepted. `any`: several values are expected or harmless. */
  takes: 'one' | 'any' | 'two' | 'flag' | 'group';
  isNegative?: true;
  isText?: true;
}

export const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: {says: 'is', takes: 'any'},
  $eqi: {says: 'is, ignoring case,', takes: 'any'},
  $ne: {says: 'is not', takes: 'one', isNegative: true},
  $nei: {says: 'is not, ignoring case,', takes: 'one', isNegative: true},
  $lt: {says: 'is less than', takes: 'one'},
  $lte: {says: 'is at most', takes: 'one'},
  $gt: {says: 'is greater than', takes: 'one'},
  $gte: {says: 'is at least', takes: 'one'},
  $between: {says: 'is between', takes: 'two'},
  $in: {says: 'is', takes: 'any'},
  $notIn: {says: 'is none of', takes: 'any', isNegative: true},
  $contains: {says: 'contains', takes: 'any', isText: true},
  $containsi: {says: 'contains, ignoring case,', takes: 'any', isText: true},
  $notContains: {says: 'does not contain', takes: 'one', isNegative: true, isText: true},
  $notContainsi: {says: 'does not contain, ignoring case,', takes: 'one', isNegative: true, isText: true},
  $startsWith: {says: 'starts with', takes: 'any', isText: true},
  $startsWithi: {says: 'starts, ignoring case, with', takes: 'any', isText: true},
  $endsWith: {says: 'ends with', takes: 'any', isText: true},
  $endsWithi: {says: 'ends, ignoring case, with', takes: 'any', isText: true},
  $null: {says: 'has no value', takes: 'flag'},
  $notNull: {says: 'has a value', takes: 'flag'},
  $not: {says: 'is not', takes: 'group', isNegative: true},
  $and: {says: 'all of', takes: 'group'},
  $or: {says: 'one of', takes: 'group'},
};
