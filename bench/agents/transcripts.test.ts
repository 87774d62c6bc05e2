import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {replayTranscripts, transcriptOf, type Replayed} from './replay';
import {TASKS} from './tasks';

const BUDGET_IN_BYTES = 45_000;

describe('what the recorded solutions of the tasks read', () => {
  let replayed: Replayed[] = [];

  beforeAll(async () => {
    replayed = await replayTranscripts();
  }, 60_000);

  it('is recorded for each of the eight tasks', () => {
    expect(replayed.map(({task}) => task)).toEqual(Object.keys(TASKS));
    expect(replayed).toHaveLength(8);
  });

  it('is less than 45 KB a task, on average', () => {
    const mean = replayed.reduce((sum, {bytes}) => sum + bytes, 0) / replayed.length;
    expect(mean, replayed.map(({task, bytes}) => `${task}: ${bytes}`).join('\n')).toBeLessThan(BUDGET_IN_BYTES);
  });

  it.each(Object.keys(TASKS))('still has what %s needed', (task) => {
    const text = replayed.find((one) => one.task === task)?.text ?? '';
    expect(text).not.toMatch(/^There is no page|has no section "#/m);
    const needed = readFileSync(path.join(path.dirname(transcriptOf(task)), 'needed.txt'), 'utf8')
      .split('\n')
      .filter(Boolean);
    expect(needed.length).toBeGreaterThan(0);
    for (const line of needed) expect(text).toContain(line);
  });
});
