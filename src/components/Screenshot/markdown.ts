import {image, required, text, textProp, wholeNumber, type ComponentHandler} from 'docs-corpus/markdown-form';
import type {SiteContent} from '../siteContent';

export const Screenshot: ComponentHandler<SiteContent> = {
  markdown: (use, _content, link, {screenshot}) => {
    const shown = screenshot(textProp(use, 'scene') ?? '');
    return shown ? image(shown.alt, shown.src, link) : '';
  },
  props: {scene: required(text('content-manager-list'))},
  check: (use, {screenshot}) => {
    const scene = textProp(use, 'scene') ?? '';
    if (screenshot(scene)) return undefined;
    return {
      reason: `there is no screenshot of the scene "${scene}"`,
      fix: `Correct the name, or describe the scene in proof/shots/scenes and run "npm run shots -- ${scene}"`,
    };
  },
};

/** The numbers of a screenshot have no meaning in Markdown, which contains only its alt text. */
export const Mark: ComponentHandler = {
  markdown: () => '',
  props: {n: required(wholeNumber(1, 9, 1))},
};
