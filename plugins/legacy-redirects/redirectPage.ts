import {REDIRECTOR_URL} from '../../src/site/constants';

/** The page for an old URL on hosts without redirect rules. It also redirects when scripts are disabled. */
export function redirectPage(to: string, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${to}">
<script src="${REDIRECTOR_URL}" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;
}
