import {expect, it} from 'vitest';
import {parseVersion} from './parseVersion';

it.each([undefined, '', 'latest', '^5.55.0', '5.55', 'v5.55.0'])('rejects "%s" as a version', (text) => {
  expect(() => parseVersion(text, '5.54.0')).toThrow('a version. Write one like');
});

it('rejects the version that the docs describe and earlier ones, and says how to go back', () => {
  expect(() => parseVersion('5.54.0', '5.54.0')).toThrow(/has Strapi 5\.54\.0 already\..*"git checkout proof"/);
  expect(() => parseVersion('5.9.3', '5.54.0')).toThrow(/5\.9\.3 is older than 5\.54\.0.*"git checkout proof"/);
  expect(() => parseVersion('5.54.0-beta.1', '5.54.0')).toThrow(/5\.54\.0-beta\.1 is older than 5\.54\.0/);
});

it.each(['5.55.1', '5.100.0', '6.0.0-beta.2'])('accepts %s as a version', (text) => {
  expect(parseVersion(text, '5.54.0')).toBe(text);
});

it('accepts a release after its beta version', () => {
  expect(parseVersion('6.0.0', '6.0.0-beta.2')).toBe('6.0.0');
});
