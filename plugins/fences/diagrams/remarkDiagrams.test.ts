import {unified} from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {afterEach, expect, it, vi} from 'vitest';
import {remarkDiagrams} from './remarkDiagrams';

afterEach(() => vi.unstubAllEnvs());

const FENCE = '1. Step\n\n   ```mermaid\n   flowchart LR\n     never --> drawn\n   ```\n';

function transform(text: string): string {
  const root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkDiagrams()(root, {path: `${process.cwd()}/docs/cms/page.md`});
  return JSON.stringify(root);
}

it('replaces a fence with its drawing', () => {
  const result = transform(FENCE);
  expect(result).toContain('"name":"mermaid"');
  expect(result).toMatch(/require\(\\"@site\/plugins\/fences\/diagrams\/drawings\/README\.txt\?[0-9a-f]{12}\\"\)/);
  expect(result).not.toContain('"type":"code"');
});

it('does not change other fences', () => {
  expect(transform('```js\n1\n```\n')).toContain('"type":"code"');
});

it('reports an undrawn diagram with file and line in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => transform(FENCE)).toThrow(`docs/cms/page.md:3: the diagram isn't drawn. Run "npm run diagrams"`);
});
