import {describe, expect, it} from 'vitest';
import {parseMeta} from './hints';

const parse = (meta: string) => parseMeta(meta, ['rest', 'types']);

describe('words after the language of a fence', () => {
  it('are the title, the runner and what is expected', () => {
    const {title, hints, faults} = parse('title="src/index.ts" proof="types" status=404 as="admin" part="data[0]" continue');
    expect(faults).toEqual([]);
    expect(title).toBe('src/index.ts');
    expect(hints).toMatchObject({runner: 'types', status: [404], as: 'admin', part: 'data[0]', continue: true, fresh: false});
  });

  it('can use either kind of quotes, so that an error can contain quotes', () => {
    expect(parse(`fails='Cannot query field "x"'`).hints.fails).toBe('Cannot query field "x"');
    expect(parse(`fails="it's over"`).hints.fails).toBe("it's over");
  });

  it('do not include words that the site reads', () => {
    expect(parse('{1,3-5} showLineNumbers title="a.ts" {2} showLineNumbers=5').faults).toEqual([]);
  });

  it.each([
    ['proofs="rest"', '"proofs="rest"" after the language'],
    ['title="a.ts" hello', '"hello" after the language'],
    ['proof="soap"', 'proof="soap" is unknown'],
    ['noProof', 'noProof="" is unknown'],
    ['noProof="tired"', 'noProof="tired" is unknown'],
    ['as="root"', 'as="root" is unknown'],
    ['status="fine"', '"fine" isn\'t an HTTP status'],
    ['status="200 fine"', '"200 fine" isn\'t an HTTP status'],
    ['fails', '"fails" has no value'],
    ['fresh="yes"', '"fresh" doesn\'t take a value'],
    ['proof="rest" noProof="pseudo"', 'a runner and a reason'],
    ['codemod', '"codemod" has no value'],
    ['after="yes"', '"after" doesn\'t take a value'],
    ['codemod="a" noProof="v4-code"', '"codemod" is next to after, proof or noProof'],
    ['codemod="a" after', '"codemod" is next to after, proof or noProof'],
  ])('%s is a fault', (meta, fault) => {
    expect(
      parse(meta)
        .faults.map((one) => one.fault)
        .join(),
    ).toContain(fault);
  });
});
