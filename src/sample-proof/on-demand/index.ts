import {proofUrl} from '@site/src/lib/markdownUrl';
import {openPopover} from '@site/src/lib/popover';
import {shortDate} from '@site/src/lib/shortDate';
import {codeKey} from '../codeKey';
import type {ProofCount, ProofDetails} from '../pageProof';
import {readDetails} from './readDetails';

/** Opens what is behind a seal: that of a block, or that of the page. */
export async function showProof(seal: HTMLButtonElement): Promise<void> {
  const details = await loadDetails(proofUrl(location.pathname));
  const block = seal.closest('.theme-code-block');
  const popover = block ? ofBlock(block, details) : ofPage(details);
  popover.role = 'dialog';
  popover.tabIndex = 0;
  popover.classList.add('proof');
  popover.ariaLabel = popover.querySelector('strong')?.textContent ?? null;
  openPopover(seal, popover);
}

async function loadDetails(url: string): Promise<ProofDetails> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return readDetails(await response.json());
}

function ofPage(details: ProofDetails): HTMLElement {
  const {samples, hidden, checked, statements, unchecked} = details;
  const unseen = hidden === 0 ? '' : ` ${hidden} of the samples are behind sentences and tables, and not shown.`;
  return element(
    'div',
    element('strong', `${samples} ${samples === 1 ? 'sample' : 'samples'} ran for this page`),
    rows([
      ['How', list(checked.map(({count, text}) => `${capitalized(text)}: ${count}`))],
      ['Came back', `What the page shows, field by field.${unseen}`],
      ...(statements.length === 0 ? [] : [['Sentences', counts(statements)] as const]),
      ...(unchecked.length === 0 ? [] : [['Not run', counts(unchecked)] as const]),
      ...ranOn(details),
    ]),
  );
}

function ofBlock(block: Element, details: ProofDetails): HTMLElement {
  const call = block.closest('.api-call');
  const request = firstLine(call?.querySelector('.language-http code, .language-graphql code, pre code') ?? null);
  const statuses = Array.from(call?.querySelectorAll('[data-status]') ?? [], ({textContent}) => textContent);
  const done = details.blocks[codeKey(codeOf(block))];
  return element(
    'div',
    element('strong', 'This sample ran as you see it'),
    rows([
      ...(call
        ? ([
            ['Sent', element('code', request)],
            ['Came back', statuses.length === 0 ? 'The response below' : `${statuses.join(', ')}, and the fields shown`],
          ] as const)
        : []),
      ...(done === undefined ? [] : [['How', sentence(done)] as const]),
      ...ranOn(details),
    ]),
  );
}

type Row = readonly [name: string, value: string | Node];

function ranOn({version, node, date}: ProofDetails): Row[] {
  return [
    ['On', `Strapi ${version}${node === null ? '' : `, Node.js ${node}`}`],
    ...(date === null ? [] : [['Date', `${shortDate(new Date(date))}, with all samples of these docs`] as const]),
  ];
}

function rows(all: readonly Row[]): HTMLElement {
  return element('dl', ...all.flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
}

function counts(all: readonly ProofCount[]): HTMLElement {
  return list(all.map(({count, text}) => `${count} ${text}`));
}

function list(items: readonly string[]): HTMLElement {
  return element('ul', ...items.map((item) => element('li', item)));
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}

function sentence(text: string): string {
  return `${capitalized(text)}.`;
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function codeOf(block: Element): string {
  return block.querySelector('code')?.textContent ?? '';
}

function firstLine(code: Element | null): string {
  return (code?.textContent ?? '').trim().split('\n', 1)[0] ?? '';
}
