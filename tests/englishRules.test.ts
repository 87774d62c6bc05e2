import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {docsFolder, GOOD_HEAD, type DocsFolder} from './testDocs';
import {WORDS_TO_REPLACE} from './wordsToReplace';

/** For each pattern: paragraphs that it matches, what to write instead, and similar paragraphs that it must not match. */
const EXAMPLES: readonly {hits: readonly string[]; write: string; misses: readonly string[]}[] = [
  {
    hits: [
      'It answers `404 Not Found`.',
      'A read-only token answers 403.',
      'The request is answered with `401`.',
      'It answers with a list.',
    ],
    write: '"returns", as in',
    misses: ['Answer with Enter.', 'Room 404 is on the left.', 'Answer `y` to the question.'],
  },
  {
    hits: ['Strapi answers in JSON.', 'The endpoint answers at once.', 'The database is slow, the server still answers.'],
    write: '"returns" or "responds"',
    misses: ['Strapi returns `204`.', 'The forum answers questions.', 'You answer the questions.'],
  },
  {
    hits: [
      'The author is missing in the answer.',
      'The answer has no body.',
      'The answer is one object.',
      '| Call | Answer |\n| --- | --- |\n| One | Two |',
    ],
    write: '"response"; of a method, "result"',
    misses: [
      'Answers to common problems.',
      'Nothing is written before the last answer.',
      'Look in the answers to the survey.',
      'The answer is yes.',
    ],
  },
  {
    hits: ['An unknown ID gives `404 Not Found`.', 'It gave a 500.', 'The locale gives an empty list.'],
    write: '"returns", as in',
    misses: ['It gives four readers an idea.', 'Give it a name.', 'This gives each book a slug.'],
  },
  {
    hits: ['Ask the API for drafts.', 'Ask for the reviews instead.', 'They are left out unless you ask for them.'],
    write: '"request", "call"',
    misses: [
      'Ask the server team.',
      'The installer asks for a name.',
      'Frequently asked questions.',
      'Ask the person who runs the API.',
    ],
  },
  {
    hits: ['Open the address in a browser.', 'Image addresses lack a domain.', 'Set the public address.'],
    write: '"URL", "path" or "endpoint"',
    misses: [
      'The email address is private.',
      'Limits apply to each IP address.',
      'Behind a proxy, the first address counts.',
      'Copy it from the address bar.',
      'A document is addressed by its ID.',
      'To address this, upgrade.',
    ],
  },
  {
    hits: ['Mend the file.', 'The cure is a restart.'],
    write: '"fix", "solution"',
    misses: ['I recommend it.', 'A secure, accurate amendment.'],
  },
  {
    hits: [
      'It makes a draft.',
      'Make a new token with another name.',
      'The entry is made by a script.',
      'Publishing makes a new row: the old one goes.',
    ],
    write: '"create", "build"',
    misses: [
      'Make a field required.',
      'Make the entry public.',
      'Make a request.',
      'This makes another difference.',
      'The page is made of components.',
      'The client makes a call.',
    ],
  },
  {hits: ['It is created anew.'], write: '"again", or "new"', misses: ['A new one.', 'Renewed.']},
  {
    hits: ['Deploy once more, then wait.'],
    write: '"again", or "another"',
    misses: ['It is read once. More follows.', 'It slows down once more entries exist.'],
  },
  {
    hits: ['Tick the action.', 'It is ticked for the Public role.', 'Someone ticks **find**.'],
    write: '"select" or "clear"',
    misses: ['At every tick, it runs.', 'The cron ticks once a minute.', 'A ticket, sticky.'],
  },
  {hits: ['Press the button.'], write: '"click"', misses: ['Press **Enter**.', 'Press the key.']},
  {
    hits: [
      'Who may read drafts',
      'The caller may not **find** authors.',
      'Anyone may; so can you.',
      'A read-only token may call it.',
    ],
    write: '"must not"',
    misses: [
      'The client may close the connection.',
      'You may need a restart.',
      'A draft may be incomplete.',
      'Users may see an error.',
      'Since May, tokens expire.',
    ],
  },
  {
    hits: ['You may filter by it.', 'You may leave it out.'],
    write: '"you can"',
    misses: ['You may see a warning.', 'You may have to wait.', 'You may not notice it.'],
  },
  {hits: ['The role shall have it.'], write: '"must", "will"', misses: ['A shallow copy.', 'Marshall.']},
  {
    hits: ['Visitors are allowed to read.', 'It is not allowed to publish.'],
    write: '"has permission to"',
    misses: ['The origin is allowed.', 'Allowed values are listed.'],
  },
  {hits: ['Somebody has to run it.'], write: '"someone"', misses: ['Someone runs it. Some body text.']},
  {hits: ['Anybody can.'], write: '"anyone"', misses: ['Anyone can, in any body.']},
  {hits: ['Everybody can.'], write: '"everyone"', misses: ['Everyone can. Every body is JSON.']},
  {hits: ['Nobody can.'], write: '"no one"', misses: ['No one can. It has no body.']},
  {
    hits: ['Who wants another API names it.', 'It is open. Who knows a token reads it.'],
    write: '"anyone who"',
    misses: ['Who uses it?', 'Who can read drafts', 'Anyone who wants it names it.', 'Who writes each file'],
  },
  {
    hits: ['A component is no content-type.', 'They were no columns.'],
    write: '"isn\'t a …"',
    misses: [
      'There is no trash.',
      'Why is there no domain?',
      'It is no longer needed.',
      'There are no limits.',
      'No token is needed.',
      'It is no different.',
    ],
  },
  {
    hits: ['A value that is none.', 'There is none per field.'],
    write: 'Name the thing',
    misses: ['If there is none, it is created.', 'It is none of these.', 'Is nonempty.'],
  },
  {
    hits: ['A field beside an operator.', 'Beside it, click **Save**.'],
    write: '"next to"',
    misses: ['Besides, it is slow.', 'That is beside the point.', 'Next to it.'],
  },
  {
    hits: ['The fields stand next to `id`.', 'It stands in the left column.', 'No field may stand here.'],
    write: '"appears", "is shown"',
    misses: [
      'An ellipsis stands for the rest.',
      'A question that stands on its own.',
      'It stands out.',
      'A standard, a standing order.',
      'Nothing stands in the way.',
    ],
  },
  {hits: ['Letter case counts.'], write: '"case-sensitive"', misses: ['A case-sensitive letter. In each case.']},
  {
    hits: ['Write it in small letters.', 'The names are written large.'],
    write: '"lowercase" or "uppercase"',
    misses: ['A small letter box.', 'It is written for large sites.'],
  },
  {
    hits: ['It is dropped in silence.', 'It goes without a word.'],
    write: '"silently"',
    misses: ['It is silent.', 'Without the word list.'],
  },
  {
    hits: ['Until the next publishing.', 'A publishing creates rows.'],
    write: '"when you publish"',
    misses: ['Publishing creates rows.', 'A publishing house.', 'After publishing, wait.'],
  },
  {
    hits: ['There is a comma too many.', 'One try too many.'],
    write: '"trailing comma"',
    misses: ['Too many requests.', 'There are too many.'],
  },
  {hits: ['The call ends in an error.'], write: '"fails", "throws"', misses: ['It ends. In an error, it retries.']},
  {hits: ['If nothing is said, it is `en`.'], write: '"by default"', misses: ['If nothing is found, the list is empty.']},
  {
    hits: ['Upload a picture.', 'Pictures are resized.'],
    write: '"image" or "file"',
    misses: ['A profile picture.', 'The full picture.', 'Click **Add picture**.'],
  },
  {
    hits: ['Content-types with Draft & publish.', 'Draft and Publish is on.'],
    write: '"Draft & Publish"',
    misses: ['Select **Draft & publish**.', 'Draft & Publish is on.', 'You draft and publish entries.'],
  },
];

let docs: DocsFolder;

/** Strict faults of a page with one paragraph each: the quoted words and the replacement, by paragraph number. */
async function faultsOf(paragraphs: readonly string[]): Promise<string[][]> {
  const starts: number[] = [];
  let text = GOOD_HEAD;
  for (const paragraph of paragraphs) {
    text += '\n';
    starts.push(text.split('\n').length);
    text += `${paragraph}\n`;
  }
  docs.write('cms/intro.md', text);
  const found = paragraphs.map((): string[] => []);
  for (const fault of await docs.faults(['cms/intro'], undefined, true)) {
    const [, line = '0', message = ''] = /^cms\/intro\.md:(\d+): (.*)$/.exec(fault) ?? [];
    const index = starts.filter((start) => start <= Number(line)).length - 1;
    // The sentences aren't proven, and name buttons that don't exist.
    if (!/^It states |^The admin panel of /.test(message)) found[index]?.push(message);
  }
  return found;
}

beforeAll(() => {
  docs = docsFolder();
  docs.write('dictionary.txt', 'API\ncron\nJSON\nnonempty\nStrapi\n');
});

afterAll(() => docs.remove());

describe('words to replace', () => {
  it('have a hit and a near miss each', () => {
    EXAMPLES.forEach(({write}, index) => expect(WORDS_TO_REPLACE[index]?.fix).toContain(write));
    expect(EXAMPLES).toHaveLength(WORDS_TO_REPLACE.length);
  });

  it('are found, with what to write', async () => {
    const cases = EXAMPLES.flatMap(({hits, write}) => hits.map((hit) => ({hit, write})));
    const found = await faultsOf(cases.map(({hit}) => hit));
    cases.forEach(({hit, write}, index) => {
      expect(found[index], hit).toEqual([expect.stringContaining(write)]);
    });
  });

  it('are not found in what only looks like them', async () => {
    const misses = EXAMPLES.flatMap(({misses: texts}) => texts);
    const found = await faultsOf(misses);
    misses.forEach((text, index) => {
      expect(found[index], text).toEqual([]);
    });
  });

  it('are left alone in code, in **bold** names and in quotations', async () => {
    const texts = [
      'The message is "You are not allowed to read".',
      'Click **Tick somebody**.',
      'Type `mend --address`.',
      'It says “Nobody may read”.',
    ];
    expect(await faultsOf(texts)).toEqual(texts.map(() => []));
  });

  it('quote code as an ellipsis', async () => {
    expect(await faultsOf(['It answers `404 Not Found`.'])).toEqual([
      [expect.stringMatching(/^"answers …" isn't the verb for a response\. /)],
    ]);
  });
});
