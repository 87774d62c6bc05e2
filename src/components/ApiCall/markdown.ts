import {
  blocks,
  bold,
  childrenProblem,
  keepContent,
  optional,
  parentProblem,
  required,
  text,
  textProp,
  wholeNumber,
  type ComponentHandler,
  type ComponentUse,
  type Problem,
} from 'docs-corpus/markdown-form';

const STRINGS = /"(?:[^"\\\n]|\\.)*"/g;
/** Dots that stand for fields, on a line of their own or within one. */
const LEFT_OUT = /(?:^|[\s,{[])\.\.\.(?=[\s,}\]]|$)/m;

export const ApiCall: ComponentHandler = {
  markdown: keepContent,
  props: {},
  check: (use) => childrenProblem(use, ['Request', 'Response']) ?? callOrderProblem(use),
};

export const Request: ComponentHandler = pane((use) => titled('Request', use));

const response = pane((use) => titled(`Response ${textProp(use, 'status') ?? ''}`, use));

export const Response: ComponentHandler = {
  ...response,
  // Programs that read this as the whole response would miss the fields that every response has.
  markdown: (use, content, ...site) =>
    blocks(
      response.markdown(use, content, ...site),
      LEFT_OUT.test(content.replace(STRINGS, '')) ? 'The response has more fields, which `...` stands for.' : '',
    ),
  props: {status: required(wholeNumber(100, 599, 200)), title: optional(text('Without a token'))},
};

/** Fences after a bold line with their role, so that readers of the Markdown can distinguish a request from its responses. */
function pane(label: (use: ComponentUse) => string): ComponentHandler {
  return {
    markdown: (use, content) => blocks(bold(label(use)), content),
    words: (use) => [label(use)],
    props: {title: optional(text('Without a token'))},
    check: (use) => parentProblem(use, 'ApiCall') ?? paneContentProblem(use),
  };
}

function titled(role: string, use: ComponentUse): string {
  const title = textProp(use, 'title');
  return title === undefined ? role : `${role}: ${title}`;
}

function paneContentProblem({name, children}: ComponentUse): Problem | undefined {
  if (children.length > 0 && children.every(({type}) => type === 'code')) return undefined;
  return {
    reason: `<${name}> ${children.length === 0 ? 'is empty' : 'contains more than code'}`,
    fix: 'Put one or more fences into it, with empty lines around them, and put the text outside',
  };
}

function callOrderProblem({children}: ComponentUse): Problem | undefined {
  const [first, ...others] = children.map(({name}) => name);
  if (first !== 'Request')
    return {reason: 'a <Response> has no <Request> before it', fix: 'Put its <Request> first in <ApiCall>'};
  if (others.length === 0) return {reason: 'a <Request> has no <Response>', fix: 'Put its <Response> after it in <ApiCall>'};
  if (!others.includes('Request')) return undefined;
  return {reason: '<ApiCall> has several requests', fix: 'Give each <Request> its own <ApiCall>'};
}
