import {describe, expect, it} from 'vitest';
import type {Hints} from '../types';
import {otherDatabase, servicesOf, shownVariables} from './services';

const NONE: Hints = {continue: false, fresh: false, empty: false, delete: [], uncalled: []};
const sample = (hints: Partial<Hints> = {}) => ({hints: {...NONE, ...hints}});

describe('programs of a section', () => {
  it('are those of all its samples, each once', () => {
    expect(servicesOf([sample({database: 'postgres'}), sample(), sample({services: ['redis'], database: 'postgres'})])).toEqual([
      'postgres',
      'redis',
    ]);
  });

  it('are empty if no sample names one', () => {
    expect(servicesOf([sample({empty: true}), sample()])).toEqual([]);
  });

  it('have one database', () => {
    const second = sample({database: 'mariadb'});
    expect(otherDatabase([sample(), sample({database: 'postgres'}), second])).toBe(second);
    expect(otherDatabase([sample({database: 'postgres'}), sample({database: 'postgres'})])).toBeUndefined();
  });
});

it('variables of a section are in its .env files', () => {
  const files = [
    {title: '.env', text: 'DATABASE_SSL=true'},
    {title: 'config/.env.md', text: 'A=b'},
    {title: null, text: 'C=d'},
  ];
  expect(shownVariables(files)).toEqual({DATABASE_SSL: 'true'});
});
