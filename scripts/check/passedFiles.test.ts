import path from 'node:path';
import {rmSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {CheckOptions} from './checkDocs';
import type {Drawings} from './diagrams';
import {passedFiles, type PassedFiles} from './passedFiles';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';

let docs: DocsFolder;
let memory: string;
/** Pages that a run skipped. */
let skipped: string[];

beforeEach(() => {
  docs = docsFolder();
  memory = path.join(docs.path, '../memory.json');
  docs.write('cms/intro.md', `${GOOD_HEAD}\nText.\n`);
});

afterEach(() => docs.remove());

async function run(drawings?: Drawings): Promise<string[]> {
  skipped = [];
  const remember: CheckOptions['remember'] = (rules, texts): PassedFiles => {
    const passed = passedFiles(memory, rules, texts);
    return {
      ...passed,
      recall(docsPath) {
        const facts = passed.recall(docsPath);
        if (facts) skipped.push(docsPath);
        return facts;
      },
    };
  };
  return docs.faults(['cms/intro', 'cms/faq'], remember, false, drawings);
}

describe('a file that has passed', () => {
  it('is not parsed again until it changes', async () => {
    expect(await run()).toEqual([]);
    expect(skipped).toEqual([]);
    expect(await run()).toEqual([]);
    expect(skipped).toEqual(['cms/intro.md']);
    docs.write('cms/intro.md', `${GOOD_HEAD}\nTexxt.\n`);
    expect(await run()).toHaveLength(1);
  });

  it('is parsed again where nothing can be kept, as in a checkout that is read-only', async () => {
    memory = path.join(docs.path, 'cms/intro.md/memory.json');
    expect(await run()).toEqual([]);
    expect(await run()).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it('is looked at again when a rule has changed', async () => {
    docs.write('dictionary.txt', 'Strapi\n');
    docs.write('cms/intro.md', `${GOOD_HEAD}\nStrapi.\n`);
    expect(await run()).toEqual([]);
    docs.write('dictionary.txt', '');
    expect(await run()).toHaveLength(1);
  });

  it('is not parsed again when another page comes or goes, and its links are judged again', async () => {
    docs.write('cms/faq.md', `${GOOD_HEAD}\nText.\n`);
    docs.write('cms/intro.md', `${GOOD_HEAD}\n[Questions](./faq.md)\n`);
    expect(await run()).toEqual([]);
    rmSync(path.join(docs.path, 'cms/faq.md'));
    expect(await run()).toEqual([expect.stringContaining('cms/intro.md:7: the link "./faq.md" doesn\'t lead to a page')]);
    expect(skipped).toEqual(['cms/intro.md']);
  });

  it('is told that an anchor of another page has gone', async () => {
    docs.write('cms/faq.md', `${GOOD_HEAD}\n## Install {/* #install */}\n\nText.\n`);
    docs.write('cms/intro.md', `${GOOD_HEAD}\n[Questions](./faq.md#install)\n`);
    expect(await run()).toEqual([]);
    docs.write('cms/faq.md', `${GOOD_HEAD}\n## Start {/* #start */}\n\nText.\n`);
    expect(await run()).toEqual([expect.stringContaining('cms/intro.md:7: the link "./faq.md#install" leads to an anchor')]);
    expect(skipped).toEqual(['cms/intro.md']);
  });

  it('is looked at again when a snippet changes that it shows', async () => {
    docs.write('snippets/note.md', '---\ntitle: Note\n---\n\nText.\n');
    docs.write('cms/intro.md', `${GOOD_HEAD}\nimport Note from '../snippets/note.md';\n\n<Note />\n`);
    await run();
    await run();
    expect(skipped).toEqual(['cms/intro.md', 'snippets/note.md']);
    docs.write('snippets/note.md', '---\ntitle: Note\n---\n\nOther text.\n');
    await run();
    expect(skipped).toEqual([]);
  });
});

describe('a file with a fault', () => {
  it('is told in every run', async () => {
    docs.write('cms/intro.md', `${GOOD_HEAD}\nTexxt.\n`);
    const first = await run();
    expect(first).toHaveLength(1);
    expect(await run()).toEqual(first);
  });
});

describe('a damaged cache', () => {
  it('is ignored, and all files are checked', async () => {
    await run();
    writeFileSync(memory, '{"half');
    expect(await run()).toEqual([]);
    expect(skipped).toEqual([]);
  });
});

describe('a page with a diagram that is not drawn', () => {
  const undrawn: Drawings = {
    faultOf: () => ({reason: "the diagram isn't drawn", fix: 'Draw it'}),
    digest: 'none',
    areRequired: true,
  };

  beforeEach(() => docs.write('cms/intro.md', `${GOOD_HEAD}\n\`\`\`mermaid\nflowchart LR\n  a --> b\n\`\`\`\n`));

  it('is named, and may be shown by npm start, which does not make it pass', async () => {
    const fault = ["cms/intro.md:7: the diagram isn't drawn. Draw it"];
    expect(await run(undrawn)).toEqual(fault);
    expect(await run({...undrawn, areRequired: false})).toEqual([]);
    expect(await run(undrawn)).toEqual(fault);
  });

  it('is looked at again when a drawing has changed', async () => {
    expect(await run({...undrawn, faultOf: () => null, digest: 'one'})).toEqual([]);
    expect(await run({...undrawn, digest: 'another'})).toHaveLength(1);
  });
});
