/**
 * Fetches ahead the pages whose links stay in view: the next page first, then those in the article, one file after the other, up to a
 * limit for each page that is read. What the reader points at is loaded at once (docusaurus.ts).
 */
import {afterPaint} from '../lib/afterPaint';
import {savesData} from '../lib/savesData';
import {chunkFiles} from './chunkFiles';
import {loadRoute} from './loadRoute';

/** Links that are only scrolled past don't count. */
const IN_VIEW_MS = 300;

/** Bytes, compressed, that a page can cost until the reader leaves it. */
const LIMIT = 60_000;

/** Bytes of the largest file of a page: its size shows when it is here. */
const LARGEST_FILE = 20_000;

/** What a reader opens most often after a page. It comes first, and a part of the limit is kept for it. */
const NEXT_PAGE = '.pagination-nav__link--next';
const KEPT_FOR_NEXT_PAGE = 20_000;

/** URLs of links that were drawn and aren't watched yet. */
const asked = new Set<string>();
const fetched = new Set<string>();
const failed = new Set<string>();
const timers = new Map<Element, number>();
const wanted: Element[] = [];

let observer: IntersectionObserver | undefined;
let isFetching = false;
let page = '';
let spent = 0;

/** @param href of a link that is in the page now */
export function prefetchWhenWanted(href: string): void {
  if (asked.size === 0) afterPaint(watchAsked);
  asked.add(href);
}

/** One look at the page for all links that were drawn together. */
function watchAsked(): void {
  watchLinks(Array.from(document.links).filter((link) => asked.has(link.getAttribute('href') ?? '')));
  asked.clear();
}

/** Fetches the pages of these links ahead once they stay in view. */
export function watchLinks(links: readonly Element[]): void {
  if (savesData()) return;
  observer ??= new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting) timers.set(target, window.setTimeout(want, IN_VIEW_MS, target));
    }
  });
  for (const link of links) observer.observe(link);
}

function want(link: Element): void {
  timers.delete(link);
  observer?.unobserve(link);
  wanted.push(link);
  if (!isFetching) void fetchWanted();
}

async function fetchWanted(): Promise<void> {
  isFetching = true;
  for (let link = nextWanted(); link; link = nextWanted()) {
    const {pathname} = new URL(link.href);
    const files = chunkFiles(pathname);
    const limit = link.matches(NEXT_PAGE) ? LIMIT : LIMIT - KEPT_FOR_NEXT_PAGE;
    for (const file of files) await fetchOnce(file, limit);
    if (files.every(isHere)) evaluateWhenIdle(pathname);
  }
  isFetching = false;
}

function nextWanted(): HTMLAnchorElement | undefined {
  const link =
    wanted.find((waiting) => waiting.matches(NEXT_PAGE)) ??
    wanted.find((waiting) => waiting.closest('main') !== null) ??
    wanted[0];
  if (link) wanted.splice(wanted.indexOf(link), 1);
  return link instanceof HTMLAnchorElement ? link : undefined;
}

async function fetchOnce(file: string, limit: number): Promise<void> {
  if (page !== location.pathname) {
    page = location.pathname;
    spent = 0;
  }
  const {href} = new URL(file, location.origin);
  if (!navigator.onLine || fetched.has(file) || isLoaded(href) || spent + LARGEST_FILE > limit) return;
  fetched.add(file);
  if (await prefetchFile(file)) {
    spent += bytesOf(href);
    return;
  }
  // Fetched again only when the reader opens its page. Those that wait would fail in the same way.
  failed.add(file);
  wanted.length = 0;
}

/** Returns whether the browser has the file now. */
function prefetchFile(file: string): Promise<boolean> {
  const link = document.createElement('link');
  return link.relList.supports('prefetch') ? prefetchByLink(link, file) : prefetchByGet(file);
}

function prefetchByLink(link: HTMLLinkElement, file: string): Promise<boolean> {
  return new Promise((resolve) => {
    link.rel = 'prefetch';
    link.href = file;
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
}

/** For Safari. The file is read to its end, or the browser wouldn't keep it. */
async function prefetchByGet(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, {priority: 'low'});
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function isHere(file: string): boolean {
  return !failed.has(file) && (fetched.has(file) || isLoaded(new URL(file, location.origin).href));
}

/** Runs what was fetched: a click would wait for it. */
function evaluateWhenIdle(pathname: string): void {
  const evaluate = (): void => void loadRoute(pathname).catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(evaluate);
}

function isLoaded(href: string): boolean {
  return entriesOf(href).some(({initiatorType}) => initiatorType === 'script' || initiatorType === 'fetch');
}

/** What was transferred: nothing, if the browser had it. */
function bytesOf(href: string): number {
  return entriesOf(href).at(-1)?.transferSize ?? 0;
}

function entriesOf(href: string): PerformanceResourceTiming[] {
  return performance.getEntriesByName(href, 'resource').filter((entry) => entry instanceof PerformanceResourceTiming);
}
