import {
  url,
  bold,
  childrenProblem,
  item,
  keepContent,
  linkedTitle,
  optional,
  parentProblem,
  required,
  text,
  textProp,
  type ComponentHandler,
} from 'docs-corpus/markdown-form';
import type {SiteContent} from '../siteContent';
import {indented} from './indented';

/** Cards with the screenshot of a scene, or lines of code, above their titles are for highlights. */
export const Cards: ComponentHandler = {markdown: keepContent, props: {}, check: (use) => childrenProblem(use, ['Card'])};

function formOf(code: string): string {
  return code.includes('\n') ? `\`\`\`text\n${indented(code)}\n\`\`\`` : `\`${code}\``;
}

export const Card: ComponentHandler<SiteContent> = {
  markdown: (use, content, link) => {
    const code = textProp(use, 'code');
    return item([bold(linkedTitle(use, link)), content, code !== undefined && formOf(code)].filter(Boolean).join('\n\n'));
  },
  words: (use) => [textProp(use, 'code') ?? '', textProp(use, 'title') ?? ''].filter(Boolean),
  props: {
    title: required(text('REST API')),
    to: required(url),
    scene: optional(text('content-manager-list')),
    code: optional(text('npm run strapi export')),
  },
  urls: ['to'],
  check: (use, {screenshot}) => {
    const scene = textProp(use, 'scene');
    if (scene === undefined || screenshot(scene)) return parentProblem(use, 'Cards');
    return {
      reason: `there is no screenshot of the scene "${scene}"`,
      fix: `Correct the name, or describe the scene in proof/shots/scenes and run "npm run shots -- ${scene}"`,
    };
  },
};
