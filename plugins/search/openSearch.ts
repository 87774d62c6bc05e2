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
  <ShortName>${escapeXml(shorten(siteTitle))}</ShortName>
  <LongName>${escapeXml(siteTitle)}</LongName>
  <Description>${escapeXml(`Search ${siteTitle}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeXml(siteUrl)}/img/favicon.ico</Image>
  <Url type="text/html" method="get" template="${escapeXml(`${siteUrl}${searchPagePath}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}

/** Shortens the title to the format's limit of 16 characters without cutting a word. */
function shorten(title: string): string {
  const words = title.split(' ');
  while (words.join(' ').length > 16 && words.length > 1) words.pop();
  return words.join(' ').slice(0, 16);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
