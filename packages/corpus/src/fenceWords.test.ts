import {describe, expect, it} from 'vitest';
import {choice, fenceWords, readFenceWords} from './fenceWords';

const parse = (meta: string) =>
  readFenceWords(meta, {
    runner: choice(['rest', 'types']),
    noProof: choice(['pseudo', 'v4-code']),
    as: choice(['admin', 'user']),
    database: choice(['postgres']),
    services: choice(['redis', 'smtp']),
  });

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

  it.each(['as="user"', "as='user'", 'as=user', "as={'user'}", 'as={"user"}', 'fails="as=admin" as="user"'])(
    'name a sender as %s',
    (meta) => {
      expect(parse(meta)).toMatchObject({hints: {as: 'user'}, faults: []});
      expect(fenceWords(meta).hints.as).toBe('user');
    },
  );

  it.each(['status=404', 'status="404"', "status='404'", 'status={404}'])('state a status as %s', (meta) => {
    expect(parse(meta)).toMatchObject({hints: {status: [404]}, faults: []});
  });

  it.each(['file=src/x.ts', 'file="src/x.ts"', "file='src/x.ts' {1}", 'showLineNumbers file={"src/x.ts"}'])(
    'name a file as %s',
    (meta) => {
      expect(parse(meta)).toMatchObject({hints: {file: 'src/x.ts'}, faults: []});
    },
  );

  it('are not found inside another word', () => {
    const {title, lines, isLive, hints} = fenceWords(`fails='title="x" {1} live noProof="pseudo"'`);
    expect({title, lines, isLive, noProof: hints.noProof}).toEqual({title: null, lines: null, isLive: false});
  });

  it('can have any value if the values are not defined', () => {
    expect(fenceWords('as="anyone" noProof=tired services="a b"').hints).toMatchObject({
      as: 'anyone',
      noProof: 'tired',
      services: ['a', 'b'],
    });
  });
});
