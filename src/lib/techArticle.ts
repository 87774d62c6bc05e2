import {socialCardUrl} from './socialCardUrl';

interface Page {
  permalink: string;
  title: string;
  description: string;
  /** In milliseconds. Missing without a git history. */
  lastUpdatedAt?: number | null | undefined;
}

interface Site {
  url: string;
  title: string;
}

/** What a docs page is, as the JSON-LD that search engines read: https://schema.org/TechArticle. */
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
  // A "<" could end the script that this is in.
  return JSON.stringify(article).replaceAll('<', String.raw`\u003c`);
}
