import {escapeHtml} from '../../src/lib/escapeHtml';

/** Lets browsers search the docs from their address bar. */
export function renderOpenSearch({
  siteTitle,
  siteUrl,
  searchPagePath,
}: {
  siteTitle: string;
  siteUrl: string;
  searchPagePath: string;
}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shorten(siteTitle))}</ShortName>
  <LongName>${escapeHtml(siteTitle)}</LongName>
  <Description>${escapeHtml(`Search ${siteTitle}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeHtml(siteUrl)}/img/favicon.ico</Image>
  <Url type="text/html" method="get" template="${escapeHtml(`${siteUrl}${searchPagePath}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}

/** Shortens the title to the format's limit of 16 characters without cutting a word. */
function shorten(title: string): string {
  const words = title.split(' ');
  while (words.join(' ').length > 16 && words.length > 1) words.pop();
  return words.join(' ').slice(0, 16);
}
