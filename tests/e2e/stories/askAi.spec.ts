/** Ask AI with a stand-in for the AI service: no request leaves the machine. */
import {AskAi} from '../askAiModal';
import {violationsOn} from '../support/axe';
import {Kapa, type KapaAnswer, type KapaStream} from '../support/kapa';
import {drawn, expect, test as base} from '../support/test';

const test = base.extend<{askAi: AskAi; kapa: Kapa}>({
  askAi: async ({page}, use) => use(new AskAi(page)),
  kapa: [
    async ({page, faults}, use) => {
      faults.expect(/^third party www\.google\.com: https:\/\/www\.google\.com\/recaptcha\//);
      const kapa = new Kapa();
      const stop = await kapa.start(page);
      await use(kapa);
      await stop();
    },
    {auto: true},
  ],
});

/** Console message about a missing response. */
const NO_ANSWER = /^console warning: Ask AI has no answer\. AskError: /;
/** Browser message about a request to the service that fails or is refused. */
const REFUSED = /(?:status \d{3}: |request failed: net::ERR_\w+ |console error: Failed to load resource: ).*\/proxy\/query\//;

const QUESTION = 'Why does my request return 403?';

/** A promise that the test resolves. */
function gate(): {opened: Promise<void>; open: () => void} {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {opened, open: () => open()};
}

test('is written as it comes, with highlighted code, and its sources are links', {tag: '@full'}, async ({askAi, kapa}) => {
  const rest = gate();
  kapa.answer = async (stream) => {
    stream.send('stream_start', {thread_id: 'thread-1'});
    stream.text('Open the **permission**:\n\n');
    await rest.opened;
    stream.text(
      '```js title="config/server.js"\nconst port = 1337;\n```\n\nSee [the page](https://docs.strapi.io/cms/faq#forbidden).',
    );
    stream.send('relevant_sources', {
      relevant_sources: [
        {title: 'FAQ|403 Forbidden', source_url: 'https://docs.strapi.io/cms/faq#forbidden'},
        {title: 'Strapi on GitHub', source_url: 'https://github.com/strapi/strapi'},
        {title: 'Bad', source_url: 'javascript:alert(1)'},
      ],
    });
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  const turn = askAi.turn(QUESTION);
  await expect(turn.locator('strong')).toHaveText('permission');
  await expect(askAi.status).toHaveText('The answer is arriving.');
  await expect(askAi.modal.getByRole('button', {name: 'Stop'})).toBeVisible();
  rest.open();
  await expect(turn.locator('.theme-code-block .token.keyword')).toHaveText('const');
  await expect(turn.getByText('config/server.js')).toBeVisible();
  await expect(askAi.status).toHaveText('The answer is complete.');
  const sources = turn.getByRole('region', {name: 'Sources'}).getByRole('link');
  await expect(sources).toHaveText(['FAQ › 403 Forbidden', 'Strapi on GitHub']);
  await expect(sources.first()).toHaveAttribute('href', '/cms/faq#forbidden');
  await expect(sources.last()).toHaveAttribute('target', '_blank');
  await turn.getByRole('link', {name: 'the page'}).click();
  await expect(askAi.page).toHaveURL(/\/cms\/faq#forbidden$/);
  await expect(askAi.modal).toBeHidden();
});

test(
  'the menu of a block of code fills in a question about it, and gets the focus back',
  {tag: '@full'},
  async ({page, askAi, kapa}) => {
    await askAi.visit('/cms/api/rest');
    await page.getByRole('tab', {name: 'cURL'}).first().click();
    for (const start of ['const response = await fetch(', "curl -g 'http"]) {
      const block = page.locator('.theme-code-block:visible:not(:has(.theme-code-block))', {hasText: start}).first();
      const button = block.getByRole('button', {name: 'Code actions'});
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', {name: 'Ask about this code'}).press('Enter');
      await expect(askAi.field).toBeFocused();
      expect(await askAi.field.inputValue()).toContain(`Explain this code:\n\n${start}`);
      await askAi.field.fill('');
      await askAi.close();
      await expect(button).toBeFocused();
    }
    expect(kapa.requests).toEqual([]);
  },
);

test(
  'the service is told the question and the integration, and nothing about the reader',
  {tag: '@full'},
  async ({page, context, askAi, kapa}) => {
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    await expect(askAi.turn(QUESTION)).toContainText('An answer.');
    const [request] = kapa.requests;
    expect(request?.path).toBe('/proxy/query/v2/chat/stream/');
    expect(request?.headers).toMatchObject({
      'x-website-id': 'test-integration',
      'x-recaptcha-enterprise-token': 'token for ask_ai',
    });
    expect(request?.body).toEqual({
      query: QUESTION,
      mode: 'default',
      user: {metadata: {}},
      metadata: {origin_url: `${new URL(page.url()).origin}/cms/intro`},
    });
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  'nothing is asked of anyone before the first question, and the modal says who answers',
  {tag: '@full'},
  async ({page, baseURL, askAi, kapa}) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== baseURL && elsewhere.push(request.url()));
    await askAi.visit('/cms/intro');
    await askAi.open();
    await askAi.field.fill('not asked yet');
    await page.waitForLoadState('networkidle');
    expect([elsewhere, kapa.captchaLoads]).toEqual([[], 0]);
    await expect(askAi.modal).toHaveAccessibleDescription(
      /Answers are AI-generated and might be inaccurate, so check the source pages\. Questions go to Kapa.*reCAPTCHA/,
    );
  },
);

test('a follow-up belongs to the same thread, a new conversation does not', {tag: '@full'}, async ({askAi, kapa}) => {
  await askAi.visit('/cms/intro');
  await askAi.ask('First?');
  await expect(askAi.turn('First?')).toContainText('An answer.');
  await askAi.ask('Second?');
  await expect(askAi.turn('Second?')).toContainText('An answer.');
  await askAi.modal.getByRole('button', {name: 'New conversation'}).click();
  await expect(askAi.conversation).toBeHidden();
  await askAi.ask('Third?');
  await expect(askAi.turn('Third?')).toContainText('An answer.');
  expect(kapa.requests.map(({path}) => path)).toEqual([
    '/proxy/query/v2/chat/stream/',
    '/proxy/query/v2/thread/thread-1/chat/stream/',
    '/proxy/query/v2/chat/stream/',
  ]);
  expect(kapa.captchaLoads).toBe(1);
});

test('a stopped answer keeps what has come, and can be asked for again', {tag: '@full'}, async ({askAi, kapa}) => {
  const closed = gate();
  kapa.answer = (stream) => {
    stream.text('The first half');
    stream.response.on('close', closed.open);
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  await expect(askAi.turn(QUESTION)).toContainText('The first half');
  await askAi.modal.getByRole('button', {name: 'Stop'}).click();
  await expect(askAi.turn(QUESTION)).toContainText('You stopped this answer.');
  await expect(askAi.turn(QUESTION)).toContainText('The first half');
  await closed.opened;
  kapa.answer = (stream) => {
    stream.text('Both halves');
    stream.end();
  };
  await askAi.turn(QUESTION).getByRole('button', {name: 'Try again'}).click();
  await expect(askAi.turn(QUESTION)).toContainText('Both halves');
  await expect(askAi.turn(QUESTION)).toHaveCount(1);
});

test('an answer goes on while the modal is closed and the page changes', {tag: '@full'}, async ({page, askAi, kapa}) => {
  const rest = gate();
  kapa.answer = async (stream) => {
    stream.text('The beginning');
    await rest.opened;
    stream.text(' and the end.');
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  await expect(askAi.turn(QUESTION)).toContainText('The beginning');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', {name: "What's new"}).click();
  await expect(page).toHaveURL(/\/whats-new$/);
  rest.open();
  await askAi.open();
  await expect(askAi.turn(QUESTION)).toContainText('The beginning and the end.');
});

test.describe('feedback', {tag: '@full'}, () => {
  test('sends the thumb at once and the comment after it', async ({askAi, kapa}) => {
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    const turn = askAi.turn(QUESTION);
    await turn.getByRole('button', {name: 'Bad answer'}).click();
    await expect(turn.getByText('Thank you.')).toBeVisible();
    await expect(turn.getByRole('button', {name: 'Bad answer'})).toHaveAttribute('aria-pressed', 'true');
    await turn.getByRole('textbox', {name: /What is wrong with it/}).fill('The port is another.');
    await turn.getByRole('button', {name: 'Send comment'}).click();
    await expect(turn.getByRole('textbox')).toBeHidden();
    const feedback = kapa.requests.slice(1);
    expect(feedback.map(({path}) => path)).toEqual(Array(2).fill('/proxy/query/v2/feedback/upsert/'));
    expect(feedback[0]?.body).toMatchObject({reaction: 'downvote', question_answer: 'answer-1'});
    expect(feedback[1]?.body).toMatchObject({reaction: 'downvote', comment: '{"issue":"The port is another."}'});
    expect(feedback[0]?.headers['x-recaptcha-enterprise-token']).toBe('token for feedback_submit');
  });

  test('that cannot be sent says so and keeps the comment', async ({askAi, kapa, faults}) => {
    faults.expect(/^console warning: The feedback could not be sent\. AskError: /, REFUSED);
    kapa.feedbackStatus = 500;
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    const turn = askAi.turn(QUESTION);
    await turn.getByRole('button', {name: 'Good answer'}).click();
    await expect(turn.getByText('Your feedback could not be sent. Try again.')).toBeVisible();
    await turn.getByRole('textbox').fill('It works.');
    await turn.getByRole('button', {name: 'Send comment'}).click();
    await expect.poll(() => kapa.requests.length).toBe(3);
    await expect(turn.getByText('Your feedback could not be sent. Try again.')).toBeVisible();
    await expect(turn.getByRole('textbox')).toHaveValue('It works.');
    kapa.feedbackStatus = 200;
    await turn.getByRole('button', {name: 'Send comment'}).click();
    await expect(turn.getByText('Thank you.')).toBeVisible();
  });
});

test('an answer is copied as Markdown', {tag: '@full'}, async ({page, context, askAi, kapa}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  kapa.answer = (stream) => {
    stream.text('Use `sort`, **not** `order`.');
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  await askAi.turn(QUESTION).getByRole('button', {name: 'Copy answer'}).click();
  await expect(askAi.turn(QUESTION).getByText('Copied.')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Use `sort`, **not** `order`.');
});

interface ServiceFailure {
  name: string;
  /** @param shown resolves when the page shows `kept` */
  answer: (stream: KapaStream, shown: Promise<void>) => ReturnType<KapaAnswer>;
  message: RegExp;
  kept?: string;
}

const FAILURES: ServiceFailure[] = [
  {name: 'down', answer: ({response}) => void response.destroy(), message: /^No connection\./},
  {name: 'failing', answer: (stream) => stream.fail(503), message: /The AI service can’t answer\./},
  {name: 'refusing the integration (401)', answer: (stream) => stream.fail(401), message: /The AI service can’t answer\./},
  {name: 'overrun (429)', answer: (stream) => stream.fail(429), message: /Too many questions\./},
  {
    name: 'distrustful (403)',
    answer: (stream) => stream.fail(403, 'captcha score too low'),
    message: /The robot check failed\./,
  },
  {
    name: 'cut mid-stream',
    answer: async (stream, shown) => {
      stream.text('Half of it');
      await shown;
      stream.response.destroy();
    },
    message: /The answer was cut off\./,
    kept: 'Half of it',
  },
  {
    name: 'ending too early',
    answer: (stream) => {
      stream.text('Half of it');
      stream.response.end();
    },
    message: /The answer was cut off\./,
    kept: 'Half of it',
  },
  {
    name: 'sending what is no JSON',
    answer: (stream) => {
      stream.text('Half of it');
      stream.raw('{"chunk": ␞');
    },
    message: /The answer was cut off\./,
    kept: 'Half of it',
  },
  {
    name: 'sending JSON of another shape',
    answer: (stream) => {
      stream.raw('[]␞{"chunk": {"type": "partial_answer", "content": null}}␞');
    },
    message: /The answer was cut off\./,
  },
  {
    name: 'sending an error',
    answer: (stream) => stream.send('error', {reason: 'overloaded'}),
    message: /The answer was cut off\./,
  },
];

for (const {name, answer, message, kept} of FAILURES) {
  test(
    `with the service ${name}, the question is kept, can be asked again, and passages are offered`,
    {tag: '@full'},
    async ({askAi, kapa, faults}) => {
      faults.expect(NO_ANSWER, REFUSED);
      const shown = gate();
      kapa.answer = (stream) => answer(stream, shown.opened);
      await askAi.visit('/cms/intro');
      await askAi.ask(QUESTION);
      const turn = askAi.turn(QUESTION);
      if (kept !== undefined) await expect(turn).toContainText(kept);
      shown.open();
      await expect(turn.locator('p').filter({hasText: message})).toBeVisible();
      if (kept !== undefined) await expect(turn).toContainText(kept);
      await turn.getByRole('button', {name: 'Show passages from the docs'}).click();
      await expect(turn.getByText('Quoted from the docs, best match first. Not written by AI.')).toBeVisible();
      await expect(turn.getByRole('region', {name: /403/}).first().locator('blockquote')).toBeVisible();
      kapa.answer = (stream) => {
        stream.text('It works again.');
        stream.end();
      };
      await turn.getByRole('button', {name: 'Try again'}).click();
      await expect(turn).toContainText('It works again.');
      await expect(turn).toHaveCount(1);
      await expect(turn.getByRole('button', {name: 'Try again'})).toBeHidden();
    },
  );
}

test(
  'with the captcha blocked, readers are told at once, and asking again loads it again',
  {tag: '@full'},
  async ({askAi, kapa, faults}) => {
    faults.expect(
      NO_ANSWER,
      /ERR_BLOCKED_BY_CLIENT.*\/recaptcha\//,
      /^console error: Failed to load reCAPTCHA Enterprise script/,
    );
    kapa.isCaptchaBlocked = true;
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    await expect(askAi.turn(QUESTION)).toContainText('The robot check failed. The AI service needs Google reCAPTCHA');
    await expect(askAi.turn(QUESTION).getByRole('button', {name: 'Show passages from the docs'})).toBeVisible();
    expect(kapa.requests).toEqual([]);
    kapa.isCaptchaBlocked = false;
    await askAi.turn(QUESTION).getByRole('button', {name: 'Try again'}).click();
    await expect(askAi.turn(QUESTION)).toContainText('An answer.');
    expect(kapa.captchaLoads).toBe(2);
  },
);

test(
  'offline, readers are told so, and passages come from what is loaded',
  {tag: '@full'},
  async ({page, context, askAi, kapa, faults}) => {
    faults.expect(
      NO_ANSWER,
      /net::ERR_INTERNET_DISCONNECTED/,
      /^console warning: The passages of \S+ could not be loaded, so excerpts are shown\./,
    );
    await askAi.visit('/cms/intro');
    const records = page.waitForResponse(/\/assets\/search\/texts\./);
    await askAi.open();
    await (await records).finished();
    await askAi.ask('Anything?');
    await expect(askAi.turn('Anything?')).toContainText('An answer.');
    await context.setOffline(true);
    await askAi.ask(QUESTION);
    const turn = askAi.turn(QUESTION);
    await expect(turn).toContainText('You are offline. Your question is saved here.');
    await turn.getByRole('button', {name: 'Show passages from the docs'}).click();
    await expect(turn.getByRole('region', {name: /403/}).first().locator('blockquote')).toBeVisible();
    await context.setOffline(false);
    await turn.getByRole('button', {name: 'Try again'}).click();
    await expect(turn).toContainText('An answer.');
    expect(kapa.requests).toHaveLength(2);
  },
);

test(
  'a slow service: passages are offered while readers wait, and after a minute of silence the question fails',
  {tag: '@full'},
  async ({page, askAi, kapa}) => {
    await page.clock.install();
    const reached = gate();
    kapa.answer = () => reached.open();
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    await page.clock.runFor(1000);
    await reached.opened;
    const turn = askAi.turn(QUESTION);
    await expect(turn).toContainText('Reading the docs…');
    await page.clock.runFor(10_000);
    await expect(turn).toContainText('This is taking longer than usual.');
    await turn.getByRole('button', {name: 'Show passages from the docs'}).click();
    await expect(turn.getByRole('region', {name: /403/}).first().locator('blockquote')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(turn).toContainText('The AI service isn’t responding.');
    await expect(turn.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
);

const HOSTILE = [
  '<script>window.isBroken = true</script>',
  '<img src=x onerror="window.isBroken = true">',
  '<iframe src="javascript:parent.isBroken = true"></iframe>',
  '[script](javascript:window.isBroken=true)',
  '[spaced]( javascript:window.isBroken=true )',
  '[entity](&#106;avascript:window.isBroken=true)',
  '[upper](JaVaScRiPt:window.isBroken=true)',
  '[data](data:text/html,<script>1</script>)',
  '[file](file:///etc/passwd)',
  '[other](//evil.example/x)',
  '[back](/\\evil.example)',
  '<javascript:window.isBroken=true>',
  '![picture](https://evil.example/pixel.png)',
  '[ref][1]\n\n[1]: javascript:window.isBroken=true',
  '- [x] done\n- [ ] open',
  'A note[^1].\n\n[^1]: Its text.',
  `| ${'column | '.repeat(40)}\n| ${'- | '.repeat(40)}\n${`| ${'cell | '.repeat(40)}\n`.repeat(60)}`,
  '```js {1-99999999} live title="a&quot;><script>window.isBroken=true</script>"\nlet a = 1;\n```',
  '```no-such-language\ntext\n```',
  '```constructor\ntext\n```',
  '```__proto__\ntext\n```',
  '# A heading as large as that of the page',
  'x'.repeat(5000),
  '```js\nconst unclosed = `fence',
];

test('Markdown from the service is drawn and never run, and fetches nothing', {tag: '@full'}, async ({page, askAi, kapa}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().includes('evil.example') && elsewhere.push(request.url()));
  kapa.answer = (stream) => {
    for (const part of HOSTILE) stream.text(`${part}\n\n`);
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  const turn = askAi.turn(QUESTION);
  await expect(askAi.status).toHaveText('The answer is complete.');
  await expect(turn.locator('.theme-code-block').last()).toContainText('const unclosed');
  for (const link of await turn.getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(?:https:\/\/evil\.example\/pixel\.png|\/(?![/\\]))/);
  }
  await expect(turn.getByText('script', {exact: true}).first()).toBeVisible();
  expect(await turn.locator('script, iframe, img, h1, h2, [onerror]').count()).toBe(0);
  await expect(turn.getByRole('table')).toBeVisible();
  const overflow = await askAi.conversation.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  expect(elsewhere).toEqual([]);
});

test('an answer without an end is cut, and the browser lives on', {tag: '@full'}, async ({askAi, kapa}) => {
  kapa.answer = (stream) => {
    for (let part = 0; part < 100; part += 1) stream.text('word '.repeat(200));
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  await expect(askAi.turn(QUESTION)).toContainText('The answer is too long to be shown in full.');
});

test('a long answer is followed to its end, unless the reader has scrolled away', {tag: '@full'}, async ({page, askAi, kapa}) => {
  const [more, rest] = [gate(), gate()];
  const paragraphs = (name: string): string => Array.from({length: 30}, (_, index) => `${name} ${index}.\n\n`).join('');
  kapa.answer = async (stream) => {
    stream.text(paragraphs('First'));
    await more.opened;
    stream.text(paragraphs('Second'));
    await rest.opened;
    stream.text(paragraphs('Third'));
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.ask(QUESTION);
  await expect(askAi.turn(QUESTION).getByText('First 29.')).toBeInViewport();
  more.open();
  await expect(askAi.turn(QUESTION).getByText('Second 29.')).toBeInViewport();
  const scrolled = await askAi.conversation.evaluate((element) => {
    element.scrollTop = 400;
    return element.scrollTop;
  });
  await drawn(page);
  rest.open();
  await expect(askAi.turn(QUESTION).getByText('Third 29.')).toBeAttached();
  await expect(askAi.status).toHaveText('The answer is complete.');
  expect(await askAi.conversation.evaluate((element) => element.scrollTop)).toBe(scrolled);
  await askAi.close();
  await askAi.open();
  // The place is restored with the frame that shows the modal.
  await expect.poll(() => askAi.conversation.evaluate((element) => element.scrollTop)).toBe(scrolled);
});

test('screen readers are told how it goes, and not each word', {tag: '@full'}, async ({page, askAi, kapa}) => {
  const words = ['One ', 'two ', 'three ', 'four.'].map((text) => ({text, shown: gate()}));
  kapa.answer = async (stream) => {
    for (const {text, shown} of words) {
      stream.text(text);
      await shown.opened;
    }
    stream.end();
  };
  await askAi.visit('/cms/intro');
  await askAi.open();
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, {told});
    document.querySelectorAll('dialog [role="status"]').forEach((region) => {
      const observer = new MutationObserver(() => told.push(region.textContent));
      observer.observe(region, {subtree: true, childList: true, characterData: true});
    });
  });
  await askAi.ask(QUESTION);
  for (const {text, shown} of words) {
    await expect(askAi.turn(QUESTION)).toContainText(text.trim());
    shown.open();
  }
  await expect(askAi.status).toHaveText('The answer is complete.');
  const told = await page.evaluate((): unknown => Reflect.get(window, 'told'));
  expect(told).toEqual(['Looking for an answer.', 'The answer is arriving.', 'The answer is complete.']);
  expect(await askAi.conversation.locator('[aria-live]').count()).toBe(0);
});

test(
  'the policy of the pages lets the service and its captcha be called, and nothing more',
  {tag: '@full'},
  async ({request}) => {
    const policy = (await request.get('/cms/intro')).headers()['content-security-policy'] ?? '';
    const directives = policy.split('; ').filter((directive) => /recaptcha|localhost/.test(directive));
    expect(directives.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'connect-src', 'frame-src']);
  },
);

for (const theme of ['light', 'dark']) {
  test(`has no violation, ${theme}`, {tag: '@full'}, async ({page, askAi, kapa, faults}) => {
    faults.expect(NO_ANSWER, REFUSED);
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    kapa.answer = (stream) => {
      stream.text('Use `sort`:\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done\n\n```json\n{"a": 1}\n```\n');
      stream.send('relevant_sources', {relevant_sources: [{title: 'FAQ', source_url: 'https://docs.strapi.io/cms/faq'}]});
      stream.end();
    };
    await askAi.visit('/cms/intro');
    await askAi.ask(QUESTION);
    await askAi.turn(QUESTION).getByRole('button', {name: 'Good answer'}).click();
    kapa.answer = (stream) => stream.fail(429);
    await askAi.ask('Again?');
    await expect(askAi.turn('Again?')).toContainText('Too many questions.');
    expect(await violationsOn(page)).toEqual([]);
  });
}
