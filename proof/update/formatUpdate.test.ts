import {expect, it} from 'vitest';
import type {Summary} from '../report/summary';
import {exampleSample} from '../report/exampleSample';
import {Finding} from 'docs-corpus';
import {formatUpdate} from './formatUpdate';

const rest = {...exampleSample, page: 'cms/api/rest', file: 'docs/cms/api/rest.md'};
const faq = {...exampleSample, page: 'cms/faq', file: 'docs/cms/faq.md', line: 4};

const summary: Summary = {
  version: '5.55.0',
  proven: 9,
  failed: [
    {sample: faq, failures: [{fault: 'The status is 400.'}]},
    {sample: rest, failures: [{fault: 'It differs.', fix: 'Fix it.'}]},
  ],
  findings: [],
  skipped: [],
  unprovable: new Map(),
  seconds: 61,
};

it('lists failures by page, most failures first, then lines with the old version, and a summary', () => {
  const findings = [
    new Finding('docs/cms/api/rest.md', 1, '"$new" exists but isn\'t documented.', 'Add a row.'),
    new Finding('docs/cms/intro.md', 9, '"/reviews" is gone.', 'Remove it.'),
  ];
  const mentions = new Map([
    ['docs/cms/intro.md', [2, 40]],
    ['docs/cms/faq.md', [7]],
  ]);
  expect(formatUpdate('5.54.0', summary, findings, mentions)).toBe(
    [
      'docs/cms/api/rest: 2',
      '  docs/cms/api/rest.md:12: It differs. Fix it.',
      '  docs/cms/api/rest.md:1: "$new" exists but isn\'t documented. Add a row.',
      '',
      'docs/cms/faq: 1',
      '  docs/cms/faq.md:4: The status is 400.',
      '',
      'docs/cms/intro: 1',
      '  docs/cms/intro.md:9: "/reviews" is gone. Remove it.',
      '',
      "Lines that name 5.54.0. Write 5.55.0 where it's still true:",
      '  docs/cms/intro.md:2, 40',
      '  docs/cms/faq.md:7',
      '',
      '9 of 11 samples proven against Strapi 5.55.0 in 61.0 s',
    ].join('\n'),
  );
});
