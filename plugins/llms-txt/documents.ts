import {markdownUrl} from '../../src/lib/markdownUrl';
import {isSnippet, type CorpusPage} from 'docs-corpus';
import type {PlacedPage} from '../corpus';
import {isSkill, SKILL_INDEX} from '../agent-skills/skillFiles';
import {CONTENT_TYPES, type GeneratedFile} from '../generatedFiles';

export interface SiteIdentity {
  title: string;
  tagline: string;
  /** Origin without a trailing slash. */
  url: string;
}

/** Names of the sections in llms.txt. A sidebar that isn't listed uses its own name. */
const SIDEBAR_TITLES: Readonly<Record<string, string>> = {cmsSidebar: 'CMS docs', cloudSidebar: 'Cloud docs'};
const WITHOUT_SIDEBAR = 'Other pages';

const UNLISTED = 'Status: unlisted. This page is for existing code; the documentation recommends other APIs for new code.';

/** All Markdown and text files that are generated from the docs. */
export function documents(pages: readonly PlacedPage[], site: SiteIdentity): GeneratedFile[] {
  const listed = pages.filter(({unlisted}) => !unlisted);
  // Pages about older APIs come last. They are included because language models are also asked about them.
  const whole = [...listed, ...pages.filter(isUnlistedPage)];
  const ofArea = (area: CorpusPage['area']): PlacedPage[] => whole.filter((page) => page.area === area);
  const index: GeneratedFile[] = [
    {url: '/llms.txt', contentType: CONTENT_TYPES.text, text: () => llmsIndex(listed, site)},
    {url: '/llms-full.txt', contentType: CONTENT_TYPES.text, text: () => llmsFull(whole, site)},
    {url: '/llms-cms.txt', contentType: CONTENT_TYPES.text, text: () => llmsFull(ofArea('cms'), site)},
    {url: '/llms-cloud.txt', contentType: CONTENT_TYPES.text, text: () => llmsFull(ofArea('cloud'), site)},
    // The Markdown of the landing page is the list of all pages.
    {url: '/index.md', contentType: CONTENT_TYPES.markdown, text: () => llmsIndex(listed, site)},
  ];
  return [...index, ...pages.map((page) => twin(page, site))];
}

/** Whether a page is about an older API. Snippets are parts of other pages, and skills have files of their own. */
function isUnlistedPage(page: CorpusPage): boolean {
  return page.unlisted && !isSnippet(page.id) && !isSkill(page);
}

function twin(page: CorpusPage, site: SiteIdentity): GeneratedFile {
  return {url: markdownUrl(page.path), contentType: CONTENT_TYPES.markdown, text: () => pageDocument(page, site)};
}

/** A page as a standalone document: its title, its source, and its text. */
export function pageDocument(page: CorpusPage, {url}: SiteIdentity): string {
  const {title, description, path, markdown} = page;
  const heading = `# ${title}\n`;
  const body = markdown.startsWith(heading) ? markdown.slice(heading.length).trimStart() : markdown;
  const summary = description === '' ? [] : [`> ${oneLine(description)}`];
  const note = isUnlistedPage(page) ? [UNLISTED] : [];
  return [heading.trimEnd(), ...summary, `Source: ${url}${path}`, ...note, body].join('\n\n');
}

/** The format of https://llmstxt.org: name, summary, then sections of links. */
export function llmsIndex(pages: readonly PlacedPage[], {title, tagline, url}: SiteIdentity): string {
  const names = [...new Set(pages.map(sectionName))];
  const lists = names.map((name) => {
    const entries = pages.filter((page) => sectionName(page) === name);
    return `## ${name}\n\n${entries.map((page) => listEntry(page, url)).join('\n')}`;
  });
  const note = `Every page is available as Markdown at its own URL plus ".md". All pages in one file: ${url}/llms-full.txt, by area: ${url}/llms-cms.txt and ${url}/llms-cloud.txt.`;
  const server = `To search and read the docs over MCP, run: npx -y ${url}/mcp.tgz`;
  const skills = `Skills for coding agents, with proven samples: ${url}/skill.md, all of them in ${url}${SKILL_INDEX}. To install them, run: npx skills add ${url}`;
  return `${[`# ${title}`, `> ${tagline}`, note, server, skills, ...lists].join('\n\n')}\n`;
}

function sectionName({sidebar}: PlacedPage): string {
  return sidebar === null ? WITHOUT_SIDEBAR : (SIDEBAR_TITLES[sidebar] ?? sidebar);
}

function listEntry({title, description, path}: CorpusPage, url: string): string {
  const link = `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url}${markdownUrl(path)})`;
  return description === '' ? link : `${link}: ${oneLine(description)}`;
}

/** Whole pages in reading order, each with its source. */
function llmsFull(pages: readonly CorpusPage[], site: SiteIdentity): string {
  return pages.map((page) => pageDocument(page, site)).join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
