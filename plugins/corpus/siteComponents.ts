import {readShot} from './screenshots';
import {badgeText, PLANS} from '../../src/site/badges';
import {BREAKING_CHANGE_AREAS, isBreakingChangeArea} from '../../src/site/breakingChanges';
import {commandFor, PACKAGE_MANAGERS, type PackageManagerCommands} from '../../src/site/packageManagers';
import {
  address,
  anything,
  blocks,
  bold,
  childrenProblem,
  emptyProblem,
  fence,
  image,
  item,
  keepContent,
  oneOf,
  optional,
  parentProblem,
  required,
  text,
  textLike,
  textProp,
  wholeNumber,
  yes,
  type ComponentHandler,
  type ComponentUse,
  type Problem,
  type StaticValue,
} from '../../src/markdown-form';

const QUERY_BUILDER_WORDS =
  'In a browser, this is a form that turns a query into the URL of a REST request, explains it, copies it as code and sends it.';

const TABS: ComponentHandler = {
  markdown: keepContent,
  props: {
    groupId: optional(text('language')),
    defaultValue: anything,
    values: anything,
    queryString: anything,
    lazy: anything,
    block: anything,
    className: anything,
  },
  check: (use) => childrenProblem(use, ['TabItem']) ?? tabCountProblem(use),
};

const TAB_ITEM: ComponentHandler = {
  markdown: (use, content) => blocks(bold(tabLabel(use)), content),
  words: (use) => [tabLabel(use)],
  props: {
    value: required(text('npm')),
    label: optional(text('npm')),
    default: anything,
    attributes: anything,
    className: anything,
    hidden: anything,
  },
  check: (use) => parentProblem(use, 'Tabs'),
};

const PACKAGE_MANAGER_TABS: ComponentHandler = {
  markdown: (use) =>
    blocks(...PACKAGE_MANAGERS.flatMap((manager) => [bold(manager), fence('bash', commandFor(manager, commandsOf(use)) ?? '')])),
  words: (use) => PACKAGE_MANAGERS.flatMap((manager) => [manager, commandFor(manager, commandsOf(use)) ?? '']),
  props: {
    command: required(textLike(/^(?:[A-Z]\w*=\S+ )*np[mx] /m, 'npm install qs')),
    yarn: optional(text('yarn add qs')),
    pnpm: optional(text('pnpm add qs')),
  },
  check: (use) => {
    const commands = commandsOf(use);
    const unknown = PACKAGE_MANAGERS.find((manager) => commandFor(manager, commands) === null);
    return unknown && {reason: `"${commands.command}" can't be converted for ${unknown}`, fix: `Add ${unknown}="…"`};
  },
};

const API_CALL: ComponentHandler = {
  markdown: keepContent,
  props: {},
  check: (use) => childrenProblem(use, ['Request', 'Response']) ?? callOrderProblem(use),
};

const REQUEST: ComponentHandler = pane((use) => titled('Request', use));
const RESPONSE: ComponentHandler = {
  ...pane((use) => titled(`Response ${textProp(use, 'status') ?? ''}`, use)),
  props: {status: required(wholeNumber(100, 599, 200)), title: optional(text('Without a token'))},
};

const FACTS_CARD: ComponentHandler = {
  markdown: keepContent,
  props: {},
  check: (use) => childrenProblem(use, ['Fact']),
};

const FACT: ComponentHandler = {
  markdown: (use, content) => item(`**${textProp(use, 'name') ?? ''}:** ${content}`),
  words: (use) => [`${textProp(use, 'name') ?? ''}:`],
  props: {name: required(text('Plan'))},
  check: (use) => parentProblem(use, 'FactsCard') ?? emptyProblem(use),
};

const CARD: ComponentHandler = {
  markdown: (use, content, link) => item([bold(linked(use, link)), content].filter(Boolean).join('\n\n')),
  words: (use) => [textProp(use, 'title') ?? ''],
  props: {title: required(text('REST API')), to: required(address)},
  urls: ['to'],
  check: (use) => parentProblem(use, 'Cards'),
};

const COLUMN: ComponentHandler = {
  markdown: (use, content) => blocks(bold(textProp(use, 'title') ?? ''), content),
  words: (use) => [textProp(use, 'title') ?? ''],
  props: {title: optional(text('Strapi 4'))},
  check: (use) => parentProblem(use, 'Columns') ?? emptyProblem(use),
};

const EXPANDABLE: ComponentHandler = {
  markdown: (use, content) => blocks(bold(textProp(use, 'title') ?? ''), content),
  words: (use) => [textProp(use, 'title') ?? ''],
  props: {title: required(text('The whole response'))},
  check: emptyProblem,
};

const ANNOTATION: ComponentHandler = {
  markdown: (use, content) => `${content} (${textProp(use, 'note') ?? ''})`,
  wordsAfter: (use) => [`(${textProp(use, 'note') ?? ''})`],
  props: {note: required(text('What the term means'))},
  check: emptyProblem,
};

export const BREAKING_CHANGE_CARD = {
  markdown: (use, content, link) =>
    blocks(bold(`Breaking change: ${linked(use, link)}`), content, breakingFacts(use).map(item).join('\n')),
  words: (use) => ['Breaking change', textProp(use, 'title') ?? ''],
  wordsAfter: (use) => breakingFacts(use).map((fact) => fact.replaceAll(/[*`]/g, '')),
  props: {
    title: required(text('documentId replaces id')),
    to: optional(address),
    affects: required(text('Clients of the REST API')),
    area: required(oneOf(Object.keys(BREAKING_CHANGE_AREAS))),
    plugins: optional(yes),
    codemod: optional(text('entity-service-document-service')),
  },
  urls: ['to'],
} satisfies ComponentHandler;

const EXTERNAL_LINK: ComponentHandler = {
  markdown: (use, content) => `[${content}](${textProp(use, 'to') ?? ''})`,
  props: {to: required(textLike(/^https:\/\/\S+$/, 'https://strapi.io'))},
  urls: ['to'],
  check: emptyProblem,
};

const THEMED_IMAGE: ComponentHandler = {
  markdown: (use, _content, link) => image(textProp(use, 'alt') ?? '', textProp(use, 'light'), link),
  props: {
    alt: required(text('The list of roles')),
    light: required(textLike(/^\/\S+$/, '/img/roles-light.png')),
    dark: required(textLike(/^\/\S+$/, '/img/roles-dark.png')),
    width: required(wholeNumber(1, 10_000, 1280)),
    height: required(wholeNumber(1, 10_000, 800)),
  },
  urls: ['light', 'dark'],
};

const SCREENSHOT: ComponentHandler = {
  markdown: (use, _content, link) => {
    const shot = readShot(textProp(use, 'scene') ?? '');
    return shot ? image(shot.alt, shot.light.src, link) : '';
  },
  props: {scene: required(text('content-manager-list'))},
  check: (use) => {
    const scene = textProp(use, 'scene') ?? '';
    if (readShot(scene)) return undefined;
    return {
      reason: `there is no screenshot of the scene "${scene}"`,
      fix: `Correct the name, or describe the scene in proof/shots/scenes and run "npm run shots -- ${scene}"`,
    };
  },
};

/** The numbers of a screenshot have no meaning in Markdown, which contains only its alt text. */
const MARK: ComponentHandler = {
  markdown: () => '',
  props: {n: required(wholeNumber(1, 9, 1))},
};

/** A description of what it does in a browser, then an example that replaces it elsewhere. */
const QUERY_BUILDER: ComponentHandler = {
  markdown: (_use, content) => blocks(`*${QUERY_BUILDER_WORDS} Without it, a query is written like this:*`, content),
  words: () => [QUERY_BUILDER_WORDS],
  props: {},
  check: emptyProblem,
};

/** Components that are available without an import; src/theme/MDXComponents renders them. */
export const SITE_COMPONENTS: Readonly<Record<string, ComponentHandler>> = {
  Tabs: TABS,
  TabItem: TAB_ITEM,
  PackageManagerTabs: PACKAGE_MANAGER_TABS,
  ApiCall: API_CALL,
  Request: REQUEST,
  Response: RESPONSE,
  VersionBadge: {
    ...badge((use) => badgeText.version(textProp(use, 'since') ?? '')),
    props: {since: required(textLike(/^\d+\.\d+\.\d+$/, '5.12.0'))},
  },
  PlanBadge: {...badge((use) => badgeText.plan(textProp(use, 'plan') ?? '')), props: {plan: required(oneOf(PLANS))}},
  BetaBadge: {...badge(() => badgeText.beta), props: {}},
  FutureFlagBadge: {
    ...badge((use) => `${badgeText.futureFlag}: ${textProp(use, 'flag') ?? ''}`),
    props: {flag: required(textLike(/^\w+$/, 'someFlag'))},
  },
  FactsCard: FACTS_CARD,
  Fact: FACT,
  Cards: {markdown: keepContent, props: {}, check: (use) => childrenProblem(use, ['Card'])},
  Card: CARD,
  Columns: {markdown: keepContent, props: {}, check: (use) => childrenProblem(use, ['Column'])},
  Column: COLUMN,
  Expandable: EXPANDABLE,
  Annotation: ANNOTATION,
  BreakingChangeCard: BREAKING_CHANGE_CARD,
  ExternalLink: EXTERNAL_LINK,
  ThemedImage: THEMED_IMAGE,
  Screenshot: SCREENSHOT,
  Mark: MARK,
  QueryBuilder: QUERY_BUILDER,
};

/** The name of a tab: its label, its entry in the group's list, or its value. */
function tabLabel(use: ComponentUse): string {
  const value = textProp(use, 'value') ?? '';
  return textProp(use, 'label') ?? listedLabel(use.parent?.prop('values'), value) ?? value;
}

function listedLabel(values: StaticValue | undefined, value: string): string | undefined {
  if (!Array.isArray(values)) return undefined;
  for (const entry of values) {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry) || entry.value !== value) continue;
    return typeof entry.label === 'string' ? entry.label : undefined;
  }
  return undefined;
}

function tabCountProblem({children}: ComponentUse): Problem | undefined {
  if (children.length > 1) return undefined;
  return {reason: 'a group of tabs has only one tab', fix: 'Add the other tabs, or show its content without tabs'};
}

export function commandsOf(use: ComponentUse): PackageManagerCommands {
  return {command: textProp(use, 'command') ?? '', yarn: textProp(use, 'yarn'), pnpm: textProp(use, 'pnpm')};
}

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

function badge(label: (use: ComponentUse) => string): ComponentHandler {
  return {markdown: (use) => `*${label(use)}*`, words: (use) => [label(use)]};
}

function linked(use: ComponentUse, link: (url: string) => string): string {
  const [title = '', to] = [textProp(use, 'title'), textProp(use, 'to')];
  return to === undefined ? title : `[${title}](${link(to)})`;
}

function breakingFacts(use: ComponentUse): string[] {
  const codemod = textProp(use, 'codemod');
  const area = textProp(use, 'area') ?? '';
  return [
    `**Area:** ${isBreakingChangeArea(area) ? BREAKING_CHANGE_AREAS[area] : area}`,
    `**Affects:** ${textProp(use, 'affects') ?? ''}`,
    `**Plugin authors:** ${use.prop('plugins') === true ? 'Affected' : 'Not affected'}`,
    `**Codemod:** ${codemod === undefined ? 'None: change it manually' : `\`${codemod}\``}`,
  ];
}
