/**
 * Prefetches the pages whose links stay in view: the next page first, then links in the article, one file at a time, up to a limit per
 * page view. Pages that the reader points at are loaded immediately (`docusaurus.ts`).
 */
import {afterPaint} from '../lib/afterPaint';
import {savesData} from '../lib/savesData';
import {chunkFiles} from './chunkFiles';
import {loadRoute} from './loadRoute';

/** Links that are only scrolled past don't count. */
const IN_VIEW_MS = 300;

/** Maximum compressed bytes that are prefetched on a page. */
const LIMIT = 60_000;

/** Assumed compressed bytes of a page's largest file, because the size is only known after the download. */
const LARGEST_FILE = 20_000;

/** The link that readers use most often. It is prefetched first, and a part of the limit is reserved for it. */
const NEXT_PAGE = '.pagination-nav__link--next';
const KEPT_FOR_NEXT_PAGE = 20_000;

/** URLs of rendered links that aren't watched yet. */
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

/** Finds all links that were rendered together with one query. */
function watchAsked(): void {
  watchLinks(Array.from(document.links).filter((link) => asked.has(link.getAttribute('href') ?? '')));
  asked.clear();
}

/** Prefetches the pages of these links once they stay in view. */
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
  // Only fetched again when the reader opens the page. Waiting files would fail in the same way.
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

/** For Safari. Reads the file to its end, because the browser wouldn't cache it otherwise. */
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

/** Evaluates the fetched scripts when the browser is idle, because a click would have to wait for it. */
function evaluateWhenIdle(pathname: string): void {
  const evaluate = (): void => void loadRoute(pathname).catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(evaluate);
}

function isLoaded(href: string): boolean {
  return entriesOf(href).some(({initiatorType}) => initiatorType === 'script' || initiatorType === 'fetch');
}

/** Transferred bytes: 0 for a cached file. */
function bytesOf(href: string): number {
  return entriesOf(href).at(-1)?.transferSize ?? 0;
}

function entriesOf(href: string): PerformanceResourceTiming[] {
  return performance.getEntriesByName(href, 'resource').filter((entry) => entry instanceof PerformanceResourceTiming);
}
