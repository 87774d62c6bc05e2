import {expect, it} from 'vitest';
import {isEnd, mentionsNeededBy, parsePanel, parseStart, parseSteps, stepWord} from './step';

it('knows the comments of a tutorial', () => {
  expect(
    ['tutorial: x', 'tutorial content="author":', 'step: stop', 'panel again: reload', 'proof: GET /', 'steps: x'].map(stepWord),
  ).toEqual(['tutorial', 'tutorial', 'step', 'panel', null, null]);
  expect(isEnd('tutorial: end')).toBe(true);
});

it('reads where a tutorial begins', () => {
  expect(parseStart('tutorial content="author book":\n  npx create-shop\n  cd shop')).toEqual({
    content: ['author', 'book'],
    commands: 'npx create-shop\ncd shop',
  });
  expect(() => parseStart('tutorial with="book": x')).toThrow("isn't a word of a tutorial");
});

it('reads steps, one a line', () => {
  expect(
    parseSteps('step:\n  $ npm test -> "2 passed"\n  $ npm run build -> fails "TS2345"\n  "a.json" contains "\\"x\\": 1"'),
  ).toEqual([
    {kind: 'command', command: 'npm test', prints: ['2 passed'], fails: false},
    {kind: 'command', command: 'npm run build', prints: ['TS2345'], fails: true},
    {kind: 'contains', file: 'a.json', texts: ['"x": 1']},
  ]);
  expect(parseSteps('step: sql SELECT 1 AS n -> [{"n": 1}]')).toEqual([{kind: 'sql', query: 'SELECT 1 AS n', rows: [{n: 1}]}]);
  expect(() => parseSteps('step: npm test')).toThrow("isn't a step");
  expect(() => parseSteps('step: exists')).toThrow("doesn't name a file");
});

it('reads steps in the browser, and the names that the page must mention', () => {
  const steps = parsePanel('panel: click "Roles" below "Users, roles", type "5" in "price", fill "Ada" in "Name", reload');
  expect(steps).toEqual([
    {kind: 'click', name: 'Roles', below: 'Users, roles'},
    {kind: 'type', value: '5', name: 'price'},
    {kind: 'fill', value: 'Ada', name: 'Name'},
    {kind: 'reload'},
  ]);
  expect(steps.flatMap(mentionsNeededBy)).toEqual(['Roles', 'Users, roles', 'price', '5', 'Name']);
  expect(() => parsePanel('panel: press "Save"')).toThrow("isn't a step in the browser");
});
