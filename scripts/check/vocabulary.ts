import * as z from 'zod';
import {Finding, readYaml, type ReadYaml} from 'docs-corpus';
import {readList} from './dictionary';
import {unknownKeyFix} from './frontMatter';

const KEYS = ['label', 'permalink', 'description'];
const INSTEAD = {
  name: 'Write label',
  title: 'Write label',
  slug: 'Write permalink',
  path: 'Write permalink',
  text: 'Write description',
};

const vocabulary = z.record(
  z.string(),
  z.strictObject({
    label: z.string().min(1),
    permalink: z.string().regex(/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/),
    description: z.string().min(1),
  }),
);

export interface Vocabulary {
  /** `null` if the file can't be used; the findings contain the reason. */
  tags: ReadonlySet<string> | null;
  findings: Finding[];
}

/**
 * Reads the closed list of tags.
 *
 * @param file for messages
 */
export function readVocabulary(path: string, file: string): Vocabulary {
  const {source, findings} = readList(path, file, 'the tags');
  return source === null ? {tags: null, findings} : parseVocabulary(source, file);
}

function parseVocabulary(source: string, file: string): Vocabulary {
  const yaml = readYaml(source);
  if (yaml.kind === 'broken')
    return {tags: null, findings: [new Finding(file, yaml.line, `the tags are not YAML: ${yaml.reason}`, yaml.fix)]};
  const {data, lineOf} = yaml;
  const parsed = vocabulary.safeParse(data);
  if (parsed.success) return {tags: new Set(Object.keys(parsed.data)), findings: samePermalinks(parsed.data, file, lineOf)};
  const {issues} = parsed.error;
  const misspelled = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({path: [...issue.path, key], key})) : [],
  );
  const unknown = misspelled.map(({path, key}) => {
    const [tag = ''] = path.map(String);
    return new Finding(file, lineOf(path), `tag ${tag}: there is no key "${key}"`, unknownKeyFix(key, KEYS, INSTEAD));
  });
  // A misspelled key isn't also missing.
  const isMeant = (path: readonly PropertyKey[]): boolean =>
    misspelled.some(({path: [tag], key}) => tag === path[0] && unknownKeyFix(key, KEYS, INSTEAD) === `Write ${String(path[1])}`);
  const others = issues
    .filter(({code, path}) => code !== 'unrecognized_keys' && !isMeant(path))
    .map(({path, message}) => {
      const reason = `tag ${path.map(String).join('.') || '(file)'}: ${message}`;
      return new Finding(file, lineOf(path), reason, 'Give it a label, a description and a permalink like "/draft-and-publish"');
    });
  return {tags: null, findings: [...unknown, ...others]};
}

/** Two tags can't have one page. */
function samePermalinks(tags: z.infer<typeof vocabulary>, file: string, lineOf: ReadYaml['lineOf']): Finding[] {
  const owners = new Map<string, string>();
  return Object.entries(tags).flatMap(([tag, {permalink}]) => {
    const owner = owners.get(permalink);
    owners.set(permalink, owner ?? tag);
    if (owner === undefined) return [];
    return [new Finding(file, lineOf([tag, 'permalink']), `tag ${tag}: "${owner}" has this permalink too`, 'Change one of them')];
  });
}
