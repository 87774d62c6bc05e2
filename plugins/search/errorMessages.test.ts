import {expect, it} from 'vitest';
import {errorMessages} from './errorMessages';

it('takes the messages of the column that names them', () => {
  const markdown = `| Symptom | Cause | Fix |
| --- | --- | --- |
| \`The port … is already used\` in the terminal | Another \`server of yours\` runs. | Stop it. |
| The page shows **Failed to fetch** or “Network error”. | | |
| \`\`title must be a \`string\` type\`\`, or \`400\` | | |
| \`asc\\|desc only\` | | |`;
  expect(errorMessages(markdown)).toEqual([
    'The port … is already used',
    'Failed to fetch',
    'Network error',
    'title must be a `string` type',
    'asc|desc only',
  ]);
});

it('takes a column in another place, and leaves other tables out', () => {
  const markdown = `| Status | \`message\` |
| --- | --- |
| 400 | \`Invalid key nope\` |

| Option | Description |
| --- | --- |
| \`a long name\` | Text |`;
  expect(errorMessages(markdown)).toEqual(['Invalid key nope']);
});

it('takes the messages in bold at the beginning of a paragraph', () => {
  const markdown = `**\`Policy … not found.\`** Create the \`file of the policy\`.

**The log says “Network error”, or \`fetch failed\`.** Start it. **\`This isn't one\`**`;
  expect(errorMessages(markdown)).toEqual(['Policy … not found.', 'Network error', 'fetch failed']);
});

it('takes the messages of what readers see', () => {
  const markdown = `| You see | Do this |
| --- | --- |
| \`Unresolved differences in schema\` | Deploy the same code. |`;
  expect(errorMessages(markdown)).toEqual(['Unresolved differences in schema']);
});
