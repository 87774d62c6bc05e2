import {describe, expect, it} from 'vitest';
import {emptyComments} from './emptyComments';

const fenced = '```jsx\n{/* In code {a} */}\n```';

describe('the text of comments is removed', () => {
  it.each([
    ['one that is a block', 'Text.\n\n{/* proof: GET /a {"b": 1} */}\n\nMore.', 'Text.\n\n{/**/}\n\nMore.'],
    ['one in a line', 'A sentence. {/* source: a.ts {b} */}', 'A sentence. {/**/}'],
    ['several in a line', 'A {/* one */} and {/* two */}', 'A {/**/} and {/**/}'],
    ['one after a fence in a quote', '> ```js\n> a\n> ```\n\n{/* b */}', '> ```js\n> a\n> ```\n\n{/**/}'],
    ['one in a table', '| a |\n| - |\n| `b` {/* c */} |', '| a |\n| - |\n| `b` {/**/} |'],
  ])('%s', (_name, source, expected) => {
    expect(emptyComments(source)).toBe(expected);
  });

  it('and its lines stay, with the prefixes of a list or quote', () => {
    expect(emptyComments('- Text. {/* one\n  two {a}\n\n  three */}\n- More.')).toBe('- Text. {/*\n  .\n\n  .*/}\n- More.');
    expect(emptyComments('> {/* one\n> two\n> */}')).toBe('> {/*\n> .\n> */}');
  });
});

describe('text that only looks like a comment stays', () => {
  it.each([
    ['the ID of a heading', '## Heading {/* #my-id */}'],
    ['code in a fence', fenced],
    ['code in a fence of a list', `1. Text:\n\n   ${fenced.replaceAll('\n', '\n   ')}`],
    ['code in a longer fence', `\`\`\`\`md\n${fenced}\n{/* b */}\n\`\`\`\``],
    ['code in a fence of tildes', '~~~\n{/* a */}\n~~~'],
    ['code in a fence without an end', '```\n{/* a */}'],
    ['inline code', 'Write `{/* a */}` or ``{/* `b` */}``.'],
    ['code with a comment', '{/* a */ value}'],
    ['escaped braces', 'Write \\{/* a */}.'],
  ])('%s', (_name, source) => {
    expect(emptyComments(source)).toBe(source);
  });

  it('after a backtick that begins no code', () => {
    expect(emptyComments('A ` alone.\n\n{/* a */}\n\nA ` again.')).toBe('A ` alone.\n\n{/**/}\n\nA ` again.');
  });
});
