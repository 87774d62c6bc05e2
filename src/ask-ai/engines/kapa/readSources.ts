import type {Source} from '../Engine';

const MAX_SOURCES = 8;

/** @param value list of sources as the service sends it, which can be anything */
export function readSources(value: unknown): Source[] {
  const sources = (Array.isArray(value) ? value : []).flatMap(readSource);
  return [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, MAX_SOURCES);
}

function readSource(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null || !('source_url' in value) || typeof value.source_url !== 'string') return [];
  const url = value.source_url;
  const title = 'title' in value && typeof value.title === 'string' ? value.title : '';
  // `Page|Section`, where the section is optional.
  const parts = title.split('|').flatMap((part) => part.trim() || []);
  return [{url, title: parts.length > 0 ? parts.join(' › ') : url}];
}
