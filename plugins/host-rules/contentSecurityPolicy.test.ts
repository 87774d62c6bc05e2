import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {connectPolicy, contentSecurityPolicy, inlineScriptsOf} from './contentSecurityPolicy';

const policy = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  contentSecurityPolicy({inlineScripts: [], origins: [], allowEval: false, allowAnyConnection: false, ...options});

describe('contentSecurityPolicy', () => {
  it('allows only own files by default', () => {
    expect(policy()).toContain("default-src 'self'; script-src 'self'; ");
    expect(policy()).toContain("connect-src 'self';");
    expect(policy()).toContain("frame-src 'none'; media-src 'none'; object-src 'none';");
    expect(policy()).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe-inline/);
  });

  it('has a directive for each kind of request, so that only prefetched pages use the default', () => {
    const withoutFallback = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker'];
    for (const kind of withoutFallback) expect(policy()).toMatch(new RegExp(`; ${kind}-src `));
  });

  it('allows an inline script by its hash', () => {
    const script = 'document.title = "é"';
    expect(policy({inlineScripts: [script]})).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  it('is the same for the same scripts in another order', () => {
    expect(policy({inlineScripts: ['a', 'b']})).toBe(policy({inlineScripts: ['b', 'a']}));
  });

  it('allows evaluation only where the playground needs it', () => {
    expect(policy({allowEval: true})).toMatch(/script-src [^;]*'unsafe-eval'/);
  });

  it('lets pages send requests to configured services, and nothing else', () => {
    const origin = 'https://search.example';
    expect(
      policy({origins: [{connect: [origin]}]})
        .split('; ')
        .filter((directive) => directive.includes(origin)),
    ).toEqual([`connect-src 'self' ${origin}`]);
  });

  it('lets configured services load scripts, images, and frames, and allows no frames without such a service', () => {
    const origins = [{script: ['https://a.example/s/'], frame: ['https://c.example']}, {image: ['https://b.example']}];
    expect(policy({origins})).toContain("script-src 'self' https://a.example/s/;");
    expect(policy({origins})).toContain("img-src 'self' data: https://b.example;");
    expect(policy({origins})).toContain('frame-src https://c.example;');
    expect(policy()).toContain("frame-src 'none';");
  });
});

describe('connections', () => {
  const origins = [{connect: ['https://search.example']}];

  it('to any server are only possible on the page of the query builder, and only with requests', () => {
    const directives = policy({origins, allowAnyConnection: true}).split('; ');
    expect(directives.filter((directive) => /https?:(?!\/)/.test(directive))).toEqual([
      "connect-src 'self' https://search.example https: http:",
    ]);
  });

  it('of all other pages are restricted by the page itself', () => {
    expect(connectPolicy(origins)).toBe("connect-src 'self' https://search.example");
    expect(connectPolicy([])).toBe("connect-src 'self'");
  });
});

describe('inlineScriptsOf', () => {
  it('finds the bodies that a browser runs', () => {
    const html = `
      <script>one()</script>
      <script data-x="1">two()</script>
      <script type="module">three()</script>
      <script src="/main.js" defer></script>
      <script src=/main.js></script>
      <script type="application/ld+json">{"four": 4}</script>
      <script type=application/json>{}</script>
      <script></script>`;
    expect(inlineScriptsOf(html)).toEqual(['one()', 'two()', 'three()']);
  });

  it('keeps the body exactly, because it is hashed', () => {
    expect(inlineScriptsOf('<script>\n  a < b;\n</script>')).toEqual(['\n  a < b;\n']);
  });
});
