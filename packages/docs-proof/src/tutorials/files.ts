import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {insert} from '../samples/wholeFile';
import {parseNote} from '../samples/note';
import type {Sample} from '../types';
import {placeInProject, type Project} from './project';

export function writeFile(project: Project, name: string, text: string): void {
  const file = placeInProject(project, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${text.trimEnd()}\n`);
}

/** Saves the content of a fence or note. An excerpt is merged into the project's file. */
export function editFile(project: Project, name: string, {text, hints, kind}: Sample): void {
  if (kind === 'note') parseNote(text, true);
  if (!hints.excerpt) writeFile(project, name, text);
  else {
    const before = readFileSync(placeInProject(project, name), 'utf8');
    writeFile(project, name, name.endsWith('.json') ? mergeJson(before, text) : insert(text.trimEnd(), before, name).text);
  }
}

const objectSchema = z.record(z.string(), z.unknown());

/** Merges keys into JSON, recursively for objects. The excerpt is either an object or its contents without braces. */
export function mergeJson(before: string, excerpt: string): string {
  const shown = /^\s*\{/.test(excerpt) ? excerpt : `{${excerpt.trim().replace(/,$/, '')}}`;
  return JSON.stringify(merge(objectSchema.parse(JSON.parse(before)), objectSchema.parse(JSON.parse(shown))), null, 2);
}

function merge(target: Record<string, unknown>, source: Record<string, unknown>): Record<string, unknown> {
  const result = {...target};
  for (const [key, value] of Object.entries(source)) {
    const [old, own] = [objectSchema.safeParse(target[key]), objectSchema.safeParse(value)];
    result[key] = old.success && own.success ? merge(old.data, own.data) : value;
  }
  return result;
}

export function removeFile(project: Project, name: string): void {
  rmSync(placeInProject(project, name), {recursive: true});
}

export function moveFile(project: Project, from: string, to: string): void {
  mkdirSync(path.dirname(placeInProject(project, to)), {recursive: true});
  renameSync(placeInProject(project, from), placeInProject(project, to));
}
