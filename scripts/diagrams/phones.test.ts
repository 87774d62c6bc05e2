import {expect, it} from 'vitest';
import {hasWholeWords, isForPhones, textForPhones} from './phones';

it('draws from top to bottom, also in groups', () => {
  const text = 'flowchart LR\n  subgraph one["The server"]\n    direction LR\n    a --> b\n  end\n  b --> c';
  expect(textForPhones(text, {}).split('\n').slice(1)).toEqual([
    'flowchart TB',
    '  subgraph one["The server"]',
    ' direction TB',
    '    a --> b',
    '  end',
    '  b --> c',
  ]);
});

it('finds words that are broken', () => {
  const text = (...lines: string[]): string => `<text>${lines.map((line) => `<tspan>${line}</tspan>`).join(' ')}</text>`;
  expect(hasWholeWords(text('Global', 'middlewares'), text('Global middlewares'))).toBe(true);
  expect(hasWholeWords(text('Global', 'middleware', 's'), text('Global middlewares'))).toBe(false);
});

it('accepts drawings of up to 420 px for phones', () => {
  expect(isForPhones('<svg viewBox="0 0 320 90" width="320" height="90">')).toBe(true);
  expect(isForPhones('<svg viewBox="0 0 640.5 90" width="640.5" height="90">')).toBe(false);
});
