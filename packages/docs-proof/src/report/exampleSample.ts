import type {Sample} from '../types';

/** A sample for tests of the reports. */
export const exampleSample: Sample = {
  id: 'page#.1',
  kind: 'fence',
  page: 'page',
  file: 'docs/page.md',
  line: 12,
  section: null,
  lang: 'http',
  title: null,
  text: '',
  hints: {continue: false, fresh: false, empty: false, delete: [], uncalled: []},
  appFile: null,
  calls: null,
  request: null,
  variants: [],
  scope: 'page#',
  requests: [],
  responses: [],
  inputs: [],
  rows: null,
  tutorial: null,
  hash: '',
};
