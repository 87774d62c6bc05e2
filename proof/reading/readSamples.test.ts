import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkLock} from 'docs-proof/lock/checkLock';
import type {Finding} from 'docs-corpus';
import {toEntry, type Validity} from 'docs-proof/lock/lock';
import type {Lock} from 'docs-proof/lock/lockFile';
import {actionsOf, passes, scopesOf} from '../runners/live/plan';
import {RUNNERS} from '../runners';
import {RUNNER_NAMES} from '../runners/names';
import {STRAPI_PROOF} from '../strapiProof';
import {openDocs} from 'docs-proof/docs';
import {shownBlocks} from '../../plugins/sample-proof/shownBlocks';
import type {Sample} from 'docs-proof/types';
import {readSamples, type SampleOptions, type SampleSet} from 'docs-proof/samples/readSamples';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function options(): SampleOptions {
  return {...STRAPI_PROOF, root: siteDir};
}

function read(...lines: string[]): SampleSet {
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docs/page.mdx'), ['---', 'title: Page', '---', '', ...lines, ''].join('\n'));
  return readSamples(options());
}

function fence(info: string, ...text: string[]): string {
  return ['```' + info, ...text, '```', ''].join('\n');
}

function tab(value: string, ...content: string[]): string {
  return [`<TabItem value="${value}">`, '', ...content, '</TabItem>'].join('\n');
}

function byId({samples}: SampleSet, id: string): Sample {
  const found = samples.find((sample) => sample.id === `page#${id}`);
  if (!found) throw new Error(`No ${id} among ${samples.map((sample) => sample.id).join(', ')}`);
  return found;
}

const GET = fence('http', 'GET /api/books');
const POST = fence('http', 'POST /api/books', 'Content-Type: application/json', '', '{"data": {"title": "Emma"}}');
const JSON_FENCE = fence('json', '{"data": []}');

describe('samples', () => {
  it('are named by page, section and place, and know their lines', () => {
    const set = read(GET, '## First {/* #one */}', '', 'Text.', '', GET, fence('text noProof="output"', 'hello'));
    expect(set.samples.map(({id, line}) => [id, line])).toEqual([
      ['page#.1', 5],
      ['page#one.1', 13],
      ['page#one.2', 17],
    ]);
    expect(set.findings).toEqual([]);
  });

  it('are shown through snippets, with the lines of the snippet', () => {
    mkdirSync(path.join(siteDir, 'docs/snippets'), {recursive: true});
    writeFileSync(path.join(siteDir, 'docs/snippets/setup.md'), `Text.\n\n${GET}`);
    const set = read("import Setup from './snippets/setup.md';", '', '<Setup />');
    expect(byId(set, '.1')).toMatchObject({page: 'page', file: 'docs/snippets/setup.md', line: 3, text: 'GET /api/books'});
  });

  it('of one page are the same as among all, and faults of other pages do not matter', () => {
    mkdirSync(path.join(siteDir, 'docs/snippets'), {recursive: true});
    writeFileSync(path.join(siteDir, 'docs/snippets/setup.md'), `Text.\n\n${GET}`);
    writeFileSync(path.join(siteDir, 'docs/other.md'), `# Other\n\n${GET}`);
    const all = read("import Setup from './snippets/setup.md';", '', '<Setup />', '', '## Create {/* #create */}', '', POST, GET);
    writeFileSync(path.join(siteDir, 'docs/other.md'), '# Other\n\n<Tabs>');
    const one = readSamples(options(), (file) => file === 'docs/page.mdx');
    expect(one.samples).toEqual(all.samples.filter(({page}) => page === 'page'));
    expect([...one.pages]).toEqual(['other', 'page', 'snippets/setup']);
    expect([...one.read]).toEqual(['page']);
  });

  it('of a snippet are read in all pages that can include it', () => {
    mkdirSync(path.join(siteDir, 'docs/snippets'), {recursive: true});
    writeFileSync(path.join(siteDir, 'docs/snippets/setup.md'), `Text.\n\n${GET}`);
    read("import Setup from './snippets/setup.md';", '', '<Setup />');
    const set = readSamples(options(), (file) => file === 'docs/snippets/setup.md');
    expect(set.samples.map(({page}) => page)).toEqual(['page', 'snippets/setup']);
  });

  it('include the commands of <PackageManagerTabs>, one for each manager', () => {
    const set = read('<PackageManagerTabs command="npm install qs" />');
    expect(set.samples.map(({kind, text, variants}) => [kind, text, variants[0]?.value])).toEqual([
      ['command', 'npm install qs', 'npm'],
      ['command', 'yarn add qs', 'yarn'],
      ['command', 'pnpm add qs', 'pnpm'],
    ]);
  });

  it('have a runner or a reason, otherwise they are reported', () => {
    const set = read(
      GET,
      fence('text', 'hello'),
      fence('text noProof="output"', 'hello'),
      fence('http', 'HTTP/1.1 200 OK'),
      JSON_FENCE,
    );
    expect(set.runners.get('page#.1')?.name).toBe('rest');
    expect(set.runners.get('page#.4')?.name).toBe('rest');
    expect(set.findings.map(({line, reason}) => [line, reason])).toEqual([
      [9, "Text isn't run."],
      [21, 'There is no request before this JSON in its section.'],
    ]);
  });
});

describe('responses', () => {
  it('belong to the last call before them in their section', () => {
    const set = read(GET, POST, JSON_FENCE, '## Next', '', JSON_FENCE);
    expect(byId(set, '.1').responses).toEqual([]);
    expect(byId(set, '.3').requests).toEqual(['page#.2']);
    expect(byId(set, 'next.1').requests).toEqual([]);
  });

  it('belong to all tabs of a call, and the same call in another form', () => {
    const tabs = [
      '<Tabs>',
      tab('http', GET),
      tab('curl', fence('bash', 'curl http://localhost:1337/api/authors')),
      '</Tabs>',
      '',
    ];
    expect(byId(read(...tabs, JSON_FENCE), '.3').requests).toEqual(['page#.1', 'page#.2']);
    const curl = fence(
      'bash',
      `curl -d '{"data":{"title":"Emma"}}' -H "Content-Type: application/json" http://localhost:1337/api/books`,
    );
    expect(byId(read(POST, curl, JSON_FENCE), '.3').requests).toEqual(['page#.1', 'page#.2']);
    expect(byId(read(GET, curl, JSON_FENCE), '.3').requests).toEqual(['page#.2']);
  });

  it('belong to the request of their <ApiCall>, each with its status', () => {
    const set = read(
      '<ApiCall>',
      `<Request>\n\n${GET}\n</Request>`,
      `<Response status={200}>\n\n${JSON_FENCE}\n</Response>`,
      `<Response status={403}>\n\n${JSON_FENCE}\n</Response>`,
      '</ApiCall>',
    );
    expect(byId(set, '.1').responses).toEqual(['page#.2', 'page#.3']);
    expect(byId(set, '.3')).toMatchObject({requests: ['page#.1'], hints: {status: [403]}});
  });

  it('are not proven if their request is not proven', () => {
    const set = read(fence('http noProof="enterprise"', 'GET /api/books'), JSON_FENCE);
    expect(byId(set, '.2').hints.noProof).toBe('enterprise');
    expect(set.findings).toEqual([]);
  });
});

describe('results of codemods', () => {
  const OLD = fence('js title="src/index.js" codemod="5.0.0-utils-public-interface-code"', 'nameToSlug(title);');
  const NEW = fence('js title="src/index.js" after', 'strings.nameToSlug(title);');

  it('belong to the sample before them, and neither is run', () => {
    const set = read(OLD, NEW);
    expect(set.findings).toEqual([]);
    expect(byId(set, '.2').requests).toEqual(['page#.1']);
    expect([...set.runners.values()].map(({name}) => name)).toEqual(['codemod', 'codemod']);
    expect(scopesOf(set.samples).flatMap((scope) => actionsOf(scope.samples, new Map()))).toEqual([]);
  });

  it('change the hash of the sample before them', () => {
    const set = read(OLD, NEW);
    const other = read(OLD, fence('js title="src/index.js" after', 'nameToSlug(title);'));
    expect(byId(other, '.1').hash).not.toBe(byId(set, '.1').hash);
  });

  it('are reported without a sample before them', () => {
    const {findings} = read(NEW, OLD, NEW, NEW);
    expect(findings.map(({line, reason}) => [line, reason])).toEqual([
      [5, 'There is no sample before this result of a codemod.'],
      [17, 'There is no sample before this result of a codemod.'],
    ]);
  });
});

describe('scopes', () => {
  it('are sections, unless the author continues one or starts a fresh one', () => {
    const set = read(
      '## A',
      '',
      POST,
      '## B',
      '',
      fence('http continue', 'GET /api/books'),
      fence('http fresh', 'GET /api/books'),
    );
    expect(set.samples.map(({scope}) => scope)).toEqual(['page#a', 'page#a', 'page#b.2']);
  });

  it('are followed once in each language, and calls with one response are alternatives', () => {
    const controller = (lang: string) => fence(`${lang} title="src/api/book/controllers/book.${lang}"`, '//');
    const set = read(
      '<Tabs groupId="language">',
      tab('ts', controller('ts')),
      tab('js', controller('js')),
      '</Tabs>',
      '',
      GET,
      JSON_FENCE,
    );
    const [scope] = scopesOf(set.samples);
    if (!scope) throw new Error('No scope');
    const samples = new Map(set.samples.map((sample) => [sample.id, sample]));
    const ways = passes(scope).map((way) => actionsOf(way, samples));
    expect(
      ways.map((way) => way.map((action) => (action.kind === 'files' ? Object.keys(action.files) : action.alternatives.length))),
    ).toEqual([
      [['src/api/book/controllers/book.js', 'src/api/book/controllers/book.ts'], 1],
      [['src/api/book/controllers/book.ts', 'src/api/book/controllers/book.js'], 1],
    ]);
  });
});

describe('hashes', () => {
  const hash = (set: SampleSet, id: string): string => byId(set, id).hash;

  it('depend on text, title, words, and the response, not on position or surrounding text', () => {
    const before = read(GET, JSON_FENCE);
    expect(hash(read('New text.', '', GET, JSON_FENCE), '.1')).toBe(hash(before, '.1'));
    expect(hash(read(GET, fence('json', '{"data": [1]}')), '.1')).not.toBe(hash(before, '.1'));
    expect(hash(read(fence('http as="admin"', 'GET /api/books'), JSON_FENCE), '.2')).not.toBe(hash(before, '.2'));
  });

  it('depend on earlier writes in their scope, not on reads', () => {
    const alone = read(fence('http', 'GET /api/authors'), GET);
    expect(hash(read(fence('http', 'GET /api/genres'), GET), '.2')).toBe(hash(alone, '.2'));
    expect(hash(read(POST, GET), '.2')).not.toBe(hash(alone, '.2'));
  });

  it('depend on the variables of their section', () => {
    const before = read(GET, fence('ini title=".env"', 'SHOP=Lyon'));
    expect(hash(read(GET, fence('ini title=".env"', 'SHOP=Paris')), '.1')).not.toBe(hash(before, '.1'));
  });
});

it('can name every runner', () => {
  expect(RUNNERS.map(({name}) => name)).toEqual(RUNNER_NAMES);
});

describe('the lock', () => {
  const now = {version: '5.54.0', node: '24.18.1', state: 'abc', code: {rest: 'a1', graphql: 'b1'}};

  function findingsOf(set: SampleSet, lock: Lock | null, validity: Validity = now): Finding[] {
    const place = {subject: 'Strapi', file: 'proof/proof.lock.json', command: 'npm run proof --'};
    return checkLock({set, lock, now: validity, ...place});
  }

  function proven(set: SampleSet): Lock {
    return {
      ...now,
      runners: {},
      claims: {},
      samples: set.samples.map((sample) => toEntry(sample, set.runners.get(sample.id)?.name ?? 'none')),
    };
  }

  it('keeps entries that have not changed', () => {
    const set = read(GET, fence('text noProof="output"', 'x'));
    expect(findingsOf(set, proven(set))).toEqual([]);
  });

  it('reports new, changed, and removed samples', () => {
    const lock = proven(read(GET, POST, GET));
    const findings = findingsOf(read(GET, fence('http', 'GET /api/genres')), lock);
    expect(findings.map(({file, line, reason}) => [file, line, reason])).toEqual([
      ['docs/page.mdx', 9, 'This sample has changed since it was proven.'],
      ['proof/proof.lock.json', 1, 'It contains samples that are no longer in the docs: 1.'],
    ]);
    expect(findingsOf(read(GET), null).map(({reason}) => reason)).toEqual(['This sample is not proven.']);
  });

  it('is valid for one version and one state of the subject, and one version of Node.js', () => {
    const set = read(GET);
    const lock = proven(set);
    expect(findingsOf(set, lock, {...now, version: '5.55.0'})[0]?.reason).toContain('5.54.0');
    expect(findingsOf(set, lock, {...now, node: '26.10.0'})[0]?.reason).toContain('on Node.js 24.18.1, not 26.10.0');
    expect(findingsOf(set, lock, {...now, state: 'abd'})[0]?.reason).toContain('has changed since they were proven');
  });

  it('is valid for one state of the code of the runners', () => {
    const set = read(GET, fence('graphql', '{ books { title } }'));
    const changed = {...now, code: {...now.code, graphql: 'b2'}};
    expect(findingsOf(set, proven(set), changed)).toMatchObject([
      {reason: 'The code of the runner "graphql" has changed since it proved its samples.'},
    ]);
  });
});

it('has the ids by which pages find what was done with the blocks that they show', () => {
  const lines = [
    GET,
    '{/* proof: GET /api/books -> 200 */}',
    '',
    '{/* source: @strapi/core/dist/index.js "a" */}',
    '',
    JSON_FENCE,
    '| Status | Why |',
    '| --- | --- |',
    '| `404` | gone |',
    '| `403` | locked |',
    '',
    '{/* proof rows:',
    '  GET /api/books/1 -> 404',
    '  GET /api/books/2 -> 403',
    '*/}',
    '',
    GET,
    '<PackageManagerTabs command="npm install qs" />',
    '',
  ];
  const {samples} = read(...lines);
  const [page] = openDocs(options()).code();
  const shown = shownBlocks(page?.blocks ?? []);
  expect(shown.map(({id}) => `page${id}`)).toEqual(
    samples.filter(({kind}) => kind === 'fence' || kind === 'command').map(({id}) => id),
  );
  expect(shown.length).toBe(6);
});
