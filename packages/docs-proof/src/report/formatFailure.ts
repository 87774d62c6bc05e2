import {structuredPatch} from 'diff';
import type {Failure, Sample} from '../types';

/** The complete failure: file, line, problem, fix, and the difference, with `-` for expected and `+` for received. */
export function formatFailure(sample: Sample, {line, fault, fix, expected, received}: Failure): string {
  const head = `${sample.file}:${line ?? sample.line}: ${[fault, fix].filter(Boolean).join(' ')}`;
  const body = difference(expected, received);
  return [head, ...body.map((text) => `    ${text}`)].join('\n');
}

function difference(expected: unknown, received: unknown): string[] {
  if (expected === undefined && received === undefined) return [];
  if (expected === undefined) return lines(received).map((line) => `+ ${line}`);
  if (received === undefined) return lines(expected).map((line) => `- ${line}`);
  const {hunks} = structuredPatch('', '', text(expected), text(received), '', '', {context: 3});
  return hunks.flatMap(({lines: hunk}, index) => [
    ...(index > 0 ? ['…'] : []),
    ...hunk.filter((line) => !line.startsWith('\\')).map((line) => `${line.slice(0, 1)} ${line.slice(1)}`),
  ]);
}

function text(value: unknown): string {
  return `${lines(value).join('\n')}\n`;
}

function lines(value: unknown): string[] {
  return (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).trimEnd().split('\n');
}
