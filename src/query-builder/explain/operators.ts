/** Every operator of `filters`. Source: @strapi/utils/dist/operators.js; a test compares them with the table of the docs. */

export interface Operator {
  /** Follows the name of a field and stands before its value. */
  says: string;
  /** `one`: several are accepted, and one of them is enough. `any`: several are what it is for, or harmless. */
  takes: 'one' | 'any' | 'two' | 'flag' | 'group';
  isNegative?: true;
  isText?: true;
  /** Whether the database decides about letter case. */
  dependsOnDatabase?: true;
}

export const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: {says: 'is', takes: 'any'},
  $eqi: {says: 'is, in any letter case,', takes: 'any'},
  $ne: {says: 'is not', takes: 'one', isNegative: true},
  $nei: {says: 'is not, in any letter case,', takes: 'one', isNegative: true},
  $lt: {says: 'is less than', takes: 'one'},
  $lte: {says: 'is at most', takes: 'one'},
  $gt: {says: 'is greater than', takes: 'one'},
  $gte: {says: 'is at least', takes: 'one'},
  $between: {says: 'is between', takes: 'two'},
  $in: {says: 'is', takes: 'any'},
  $notIn: {says: 'is none of', takes: 'any', isNegative: true},
  $contains: {says: 'contains', takes: 'any', isText: true, dependsOnDatabase: true},
  $containsi: {says: 'contains, in any letter case,', takes: 'any', isText: true},
  $notContains: {says: 'does not contain', takes: 'one', isNegative: true, isText: true, dependsOnDatabase: true},
  $notContainsi: {says: 'does not contain, in any letter case,', takes: 'one', isNegative: true, isText: true},
  $startsWith: {says: 'begins with', takes: 'any', isText: true, dependsOnDatabase: true},
  $startsWithi: {says: 'begins, in any letter case, with', takes: 'any', isText: true},
  $endsWith: {says: 'ends with', takes: 'any', isText: true, dependsOnDatabase: true},
  $endsWithi: {says: 'ends, in any letter case, with', takes: 'any', isText: true},
  $null: {says: 'has no value', takes: 'flag'},
  $notNull: {says: 'has a value', takes: 'flag'},
  $not: {says: 'is not', takes: 'group', isNegative: true},
  $and: {says: 'all of', takes: 'group'},
  $or: {says: 'one of', takes: 'group'},
};
