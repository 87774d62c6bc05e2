import type {HostRules} from './types';

/** Netlify and Cloudflare Pages: `_headers`. */
export function toHeadersFile({headers}: HostRules): string {
  return headers
    .map(({path, headers: values}) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Netlify and Cloudflare Pages: `_redirects`. Both serve clean URLs and `404.html` by themselves. */
export function toRedirectsFile({redirects}: HostRules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

/**
 * Vercel looks for a page's file before it looks at rewrites, so whoever accepts Markdown is sent on to it. Only
 * the docs have Markdown: the paths of other pages are left out.
 */
const MARKDOWN_REDIRECTS = [
  {source: '/', destination: '/index.md'},
  {source: '/:path((?!tags(?:/|$)|search$|home/)[^.]+)', destination: '/:path.md'},
].map((redirect) => ({
  ...redirect,
  has: [{type: 'header', key: 'accept', value: '.*text/markdown.*'}],
  permanent: false,
}));

/** Vercel: `vercel.json`, deployed beside the built files. */
export function toVercelConfig({headers, redirects}: HostRules): string {
  return `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...redirects.map(({from, to}) => ({source: from.replace(/\*$/, '(.*)'), destination: to, permanent: true})),
        ...MARKDOWN_REDIRECTS,
      ],
      headers: [
        ...headers.map(({path, headers: values}) => ({
          source: path.replace(/\*$/, '(.*)'),
          headers: Object.entries(values).map(([key, value]) => ({key, value})),
        })),
        {source: '/((?!assets/).*)', headers: [{key: 'Vary', value: 'Accept'}]},
      ],
    },
    null,
    2,
  )}\n`;
}

/** nginx, for the `http` block: what the `server` block's rules look up. */
export function toNginxMaps(rules: HostRules): string {
  const maps = headerNames(rules).map((name) => nginxHeaderMap(name, rules));
  return `# Made by the build. Include it in the http block.
${maps.join('\n')}
map $http_accept $docs_markdown {
    default "/none";
    "~*text/markdown" ".md";
}
`;
}

/** nginx decodes a path before it is matched, so a line break or a backslash would reach the `Location` header. */
const PLAIN_PATH = '(?:/[A-Za-z0-9._~-]+)+';

/**
 * nginx, for a `server` block: `listen`, `server_name`, TLS and `root` are the operator's.
 *
 * `add_header` is not inherited by a block that has its own, so the headers' values come from maps.
 */
export function toNginxServer(rules: HostRules): string {
  const addHeaders = headerNames(rules).map((name) => `add_header ${name} $docs_${variable(name)} always;`);
  const redirects = rules.redirects.map(({from, to}) => {
    const location = from.endsWith('*') ? `~ ^${from.slice(0, -1)}` : `= ${from}`;
    return `location ${location} { return 301 ${to}$is_args$args; }`;
  });
  return `# Made by the build. Include it in the server block whose root is the folder of the built files.
charset utf-8;
charset_types text/xml text/plain text/css application/javascript application/json text/markdown;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_types text/css text/plain text/markdown text/xml application/javascript application/json application/manifest+json image/svg+xml;
error_page 404 ${rules.notFound};
${addHeaders.join('\n')}
add_header Vary Accept always;

${redirects.join('\n')}
location = /index.html { return 301 /$is_args$args; }
location ~ ^(?<page>${PLAIN_PATH})/index\\.html$ { return 301 $page$is_args$args; }
location = ${rules.notFound} { internal; }
location ~ ^(?<page>${PLAIN_PATH})\\.html$ { return 301 $page$is_args$args; }
location ~ ^(?<page>${PLAIN_PATH})/$ { return 301 $page$is_args$args; }
location ~ \\.md$ { types { text/markdown md; } try_files $uri =404; }
location ~ \\.webmanifest$ { types { application/manifest+json webmanifest; } try_files $uri =404; }
location = / {
    if (-f $document_root/index$docs_markdown) { rewrite ^ /index.md last; }
    try_files /index.html =404;
}
location / {
    if (-f $document_root$uri$docs_markdown) { rewrite ^ $uri.md last; }
    try_files $uri $uri.html =404;
}
`;
}

function headerNames({headers}: HostRules): string[] {
  return [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
}

function variable(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}

function nginxHeaderMap(name: string, {headers, defaultCacheControl}: HostRules): string {
  const rules = headers.flatMap(({path, headers: values}) => (values[name] === undefined ? [] : [{path, value: values[name]}]));
  const lines = rules.map(({path, value}) => `    ${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path} "${value}";`);
  return `map $uri $docs_${variable(name)} {\n    default "${name === 'Cache-Control' ? defaultCacheControl : ''}";\n${lines.join('\n')}\n}`;
}
