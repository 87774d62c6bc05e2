import {BOOKSHOP_ZIP} from '../../src/site/constants';
import {DEFAULT_BASE_URL} from '../../src/request-code/defaultBaseUrl';
import type {HttpRequest} from 'docs-corpus/httpMessage';
import type {CorpusPage, Fence} from 'docs-corpus';
import {fenceWords} from 'docs-corpus/fenceWords';
import {graphqlRequest, requestOf} from './requestOf';
import {PLACEHOLDERS, tokenOf} from './senders';
import {worksOnce} from './worksOnce';

/**
 * The requests of a page in the format of the REST Client of VS Code and of JetBrains IDEs.
 *
 * @param fences of the page
 * @returns `null` for a page without requests
 */
export function requestFile(page: CorpusPage, fences: readonly Fence[], siteUrl: string): string | null {
  const shown = fences.filter(({pane}) => pane?.role !== 'response');
  const requests = shown.flatMap((fence, index) => {
    const request = requestOf(fence);
    if (!request) return [];
    const variables = fence.lang === 'graphql' ? variablesBehind(shown, index) : undefined;
    const sent = variables === undefined ? request : graphqlRequest(fence.text.trim(), variables);
    const text = requestText(withSender(sent, fence.meta));
    return [`### ${titleOf(fence, page)}\n\n${worksOnce(sent) ? asComment(text) : text}`];
  });
  if (requests.length === 0) return null;
  const text = [...new Set(requests)].join('\n\n');
  const used = Object.entries(PLACEHOLDERS).filter(([name]) => text.includes(`{{${name}}}`));
  const head = [
    `# Requests of the page "${page.title}": ${siteUrl}${page.path}`,
    '# For the REST Client of VS Code and for JetBrains IDEs. Send them to the bookshop of the docs:',
    `# ${siteUrl}${BOOKSHOP_ZIP}`,
    '',
    `@host = ${DEFAULT_BASE_URL}`,
    ...used.map(([name, value]) => `@${name} = ${value}`),
  ];
  return `${head.join('\n')}\n\n${text}\n`;
}

/** Comments the request out, so that the whole file can be sent several times. */
function asComment(request: string): string {
  const why = 'It works once, or takes away what other requests need. To send it, remove the "# " from the lines below.';
  return [why, ...request.split('\n')].map((line) => `# ${line}`.trimEnd()).join('\n');
}

/** The fence "Variables" right after a query. */
function variablesBehind(fences: readonly Fence[], index: number): string | undefined {
  const next = fences[index + 1];
  return next?.lang === 'json' && fenceWords(next.meta).title?.toLowerCase() === 'variables' ? next.text : undefined;
}

/** The section of the fence, and the title of its `<Request>`. */
function titleOf({anchor, pane}: Fence, {title, sections}: CorpusPage): string {
  const section = sections.find((candidate) => candidate.anchor === anchor)?.headings.at(-1) ?? title;
  return pane?.title ? `${section}: ${pane.title}` : section;
}

/** Adds the header that the page leaves out: the sender is a word of the fence. */
function withSender(request: HttpRequest, meta: string): HttpRequest {
  const sender = fenceWords(meta).hints.as;
  const isNamed = Object.keys(request.headers).some((name) => /^authorization$/i.test(name));
  if (sender === undefined || sender === 'public' || isNamed) return request;
  return {...request, headers: {Authorization: `Bearer {{${tokenOf(sender)}}}`, ...request.headers}};
}

function requestText({method, path, headers, body}: HttpRequest): string {
  const {pathname, search} = new URL(path, DEFAULT_BASE_URL);
  const lines = Object.entries(headers).flatMap(([name, value]) => (/^host$/i.test(name) ? [] : [`${name}: ${value}`]));
  const head = [`${method} {{host}}${pathname}${search}`, ...lines].join('\n');
  return Object.entries(PLACEHOLDERS).reduce(
    (text, [name, placeholder]) => text.replaceAll(placeholder, `{{${name}}}`),
    body === null ? head : `${head}\n\n${body}`,
  );
}
