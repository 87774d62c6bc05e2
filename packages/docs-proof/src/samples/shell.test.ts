import {describe, expect, it} from 'vitest';
import {commandsOf, curlCalls} from './shell';

describe('commands', () => {
  it('are split into words as a shell does', () => {
    expect(commandsOf(`cd my-app && npm run dev # start\nnode -e "console.log('a b')" | cat`)).toEqual([
      ['cd', 'my-app'],
      ['npm', 'run', 'dev'],
      ['node', '-e', "console.log('a b')"],
      ['cat'],
    ]);
  });
});

describe('requests with curl', () => {
  it('are read over several lines, with flags before and after the URL', () => {
    expect(
      curlCalls(
        `TOKEN=x\ncurl -g -X PUT "http://localhost:1337/api/books/1" \\\n  -H "A: b" \\\n  -d '{ "data": {} }' | jq .`,
        1337,
      ),
    ).toEqual([{method: 'PUT', url: 'http://localhost:1337/api/books/1', body: '{ "data": {} }'}]);
    expect(curlCalls('curl -d a=b localhost:1337/api/x', 1337)?.[0]?.method).toBe('POST');
  });

  it('exclude other hosts, and fences with other commands', () => {
    expect(curlCalls('curl https://example.com', 1337)).toBeNull();
    expect(curlCalls('npm run develop\ncurl http://localhost:1337/api/books', 1337)).toBeNull();
    expect(curlCalls('npm ci', 1337)).toBeNull();
  });
});
