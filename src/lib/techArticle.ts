import {socialCardUrl} from './socialCardUrl';

interface Page {
  permalink: string;
  title: string;
  description: string;
  /** Time of the last change in milliseconds. Missing without a Git history. */
  lastUpdatedAt?: number | null | undefined;
}

interface Site {
  url: string;
  title: string;
}

/** Metadata of a docs page as JSON-LD for search engines: https://schema.org/TechArticle */
export function techArticle({permalink, title, description, lastUpdatedAt}: Page, site: Site): string {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: site.url + permalink,
    image: site.url + socialCardUrl(permalink),
    ...(lastUpdatedAt != null && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    inLanguage: 'en',
    isPartOf: {'@type': 'WebSite', name: site.title, url: site.url},
  };
  // A "<" could end the surrounding script element.
  return JSON.stringify(article).replaceAll('<', String.raw`\u003c`);
}
