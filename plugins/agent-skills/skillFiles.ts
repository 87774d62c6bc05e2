import {createHash} from 'node:crypto';
import type {CorpusPage} from 'docs-corpus';
import {CONTENT_TYPES, type GeneratedFile} from '../generatedFiles';

/** Pages below this ID are skills. The last part of the ID is the skill's name, without the prefix. */
const SKILLS = 'cms/skills/';
const PREFIX = 'strapi';
/** The skill that links to all others. It is also served at `/skill.md`. */
const OVERVIEW = `${SKILLS}overview`;

const FOLDER = '/.well-known/agent-skills';
export const SKILL_INDEX = `${FOLDER}/index.json`;
/** Identifies version 0.2.0 of the discovery format (https://agentskills.io). There is no file at this URL. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

export const isSkill = ({id}: Pick<CorpusPage, 'id'>): boolean => id.startsWith(SKILLS);

/** A fast check whether `skillFiles` can have a file with this path. */
export const isSkillPath = (path: string): boolean => path === '/skill.md' || path.startsWith(`${FOLDER}/`);

export interface Skill {
  /** `strapi-uploads` */
  name: string;
  description: string;
  /** Path of the page with its text. */
  path: string;
  /** `/.well-known/agent-skills/strapi-uploads/SKILL.md` */
  file: string;
  /** The whole file. */
  text: string;
}

/** @param version of Strapi, against which the samples were run; `null` before the first proof */
export function readSkills(pages: readonly CorpusPage[], version: string | null): Skill[] {
  return pages.filter(isSkill).map((page) => {
    const name = page.id === OVERVIEW ? PREFIX : `${PREFIX}-${page.id.slice(SKILLS.length)}`;
    const {description, path} = page;
    return {name, description, path, file: `${FOLDER}/${name}/SKILL.md`, text: skillText(page, name, version)};
  });
}

/** The skills for coding agents, and the index by which they are discovered. */
export function skillFiles(skills: readonly Skill[]): GeneratedFile[] {
  const index = {
    $schema: SCHEMA,
    skills: skills.map(({name, file, description, text}) => ({
      name,
      type: 'skill-md',
      description,
      url: file,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
  const markdown = (url: string, text: string): GeneratedFile => ({
    url,
    contentType: CONTENT_TYPES.markdown,
    text: () => text,
  });
  return [
    {url: SKILL_INDEX, contentType: CONTENT_TYPES.json, text: () => `${JSON.stringify(index, null, 2)}\n`},
    ...skills.map(({file, text}) => markdown(file, text)),
    ...skills.filter(({name}) => name === PREFIX).map(({text}) => markdown('/skill.md', text)),
  ];
}

function skillText({description, markdown}: CorpusPage, name: string, version: string | null): string {
  const metadata = version === null ? [] : ['metadata:', `  strapi: ${JSON.stringify(version)}`];
  // A JSON string is valid YAML.
  return [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    ...metadata,
    '---',
    '',
    markdown.trim(),
    '',
  ].join('\n');
}
