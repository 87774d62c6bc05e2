import {decodeUrl} from '../../src/lib/decodeUrl';
import {PREFERS_MARKDOWN} from './prefersMarkdown';
import {CONTENT_TYPES, hasCharset, isCompressible, TYPES_OF_FILES, UNKNOWN_TYPE} from './contentTypes';
import type {HostRules, Redirect} from './types';

const POLICY = 'Content-Security-Policy';

/**
 * Netlify and Cloudflare Pages: `_headers`. Both hosts combine the values of all matching rules, and browsers apply all policies of a
 * response. So all paths get the widest policy, and each also gets what narrows it to its own policy.
 */
export function toHeadersFile({headers, pages}: HostRules): string {
  const own = headers.filter(({path, headers: values}) => !path.endsWith('*') && values[POLICY] !== undefined);
  const widest = widestOf(headers.flatMap(({headers: values}) => values[POLICY] ?? []));
  const narrowing = (policy: string): string =>
    policy
      .split('; ')
      .filter((directive) => !widest.split('; ').includes(directive))
      .join('; ');
  const rules = headers.flatMap(({path, headers: values}) => {
    const policy = values[POLICY];
    if (policy === undefined || own.length === 0) return [{path, values}];
    const narrowed = {...values, [POLICY]: narrowing(policy)};
    if (!path.endsWith('*')) return narrowed[POLICY] === '' ? [] : [{path, values: narrowed}];
    const others = patternsExcept(
      own.map((rule) => rule.path),
      pages,
    );
    return [
      {path, values: {...values, [POLICY]: widest}},
      ...others.map((other) => ({path: other, values: {[POLICY]: narrowing(policy)}})),
    ];
  });
  return rules
    .map(({path, values}) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Allows what any of the policies allows. */
function widestOf(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...values]));
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** Patterns that match every path of a page but the excluded ones. In a pattern, `:a` is any name, and `*` the rest of the path. */
function patternsExcept(excluded: readonly string[], pages: readonly string[]): string[] {
  const namesOf = (path: string): string[] => path.split('/').filter(Boolean);
  const left = excluded.map(namesOf);
  const deepest = Math.max(...left.map(({length}) => length));
  const any = (count: number): string => Array.from({length: count}, (_, index) => `/:p${index + 1}`).join('');
  const patterns = Array.from({length: deepest + 1}, (_, depth) => depth).flatMap((depth) => {
    const sameDepth = left.filter(({length}) => length === depth);
    if (sameDepth.length === 0) return [any(depth) || '/'];
    const leads = (path: string): boolean => sameDepth.some((names) => `/${names.join('/')}/`.startsWith(`${path}/`));
    return pages.map(namesOf).flatMap((names) => {
      const end = names.findIndex((_, index) => !leads(`/${names.slice(0, index + 1).join('/')}`));
      return end < 0 || end >= depth ? [] : [`/${names.slice(0, end + 1).join('/')}${any(depth - end - 1)}`];
    });
  });
  return [...new Set([...patterns, `${any(deepest)}/*`])];
}

/**
 * Netlify and Cloudflare Pages: `_redirects`. Both serve clean URLs and `404.html` by default, but compare paths as they are written.
 * Netlify ignores a trailing slash, and Cloudflare doesn't. Pages clean up what is left, such as another case.
 */
export function toRedirectsFile({redirects}: HostRules): string {
  return redirects
    .flatMap(({from, to}) =>
      (from.endsWith('*') ? [from] : ['', '/', '.html', '/index.html'].map((end) => from + end)).map(
        (path) => `${path} ${to} 301\n`,
      ),
    )
    .join('');
}

/**
 * Redirects requests that prefer Markdown, because Vercel looks for a page's file before it applies rewrites. Only docs pages
 * have Markdown, so other pages are excluded.
 */
const MARKDOWN_REDIRECTS = [
  {source: '/', destination: '/index.md'},
  {source: '/:path((?!tags(?:/|$)|search$|home/)[^.]+)', destination: '/:path.md'},
].map((redirect) => ({
  ...redirect,
  has: [{type: 'header', key: 'accept', value: `(?:${PREFERS_MARKDOWN.join('|')}).*`}],
  permanent: false,
}));

/** Vercel: `vercel.json`, deployed next to the built files. */
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
        ...headers.flatMap((rule) => vercelHeaders(rule, headers)),
        {source: '/((?!assets/).*)', headers: [{key: 'Vary', value: 'Accept'}]},
      ],
    },
    null,
    2,
  )}\n`;
}

/** Only one rule sets a header for a path: a prefix leaves out the paths with a rule of their own for the same header. */
function vercelHeaders({path, headers: values}: HostRules['headers'][number], all: HostRules['headers']): object[] {
  const entries = Object.entries(values).map(([key, value]) => ({key, value}));
  if (!path.endsWith('*')) return [{source: path, headers: entries}];
  const prefix = path.slice(0, -1);
  const exact = all.filter((rule) => !rule.path.endsWith('*') && rule.path.startsWith(prefix));
  const isShared = ({key}: {key: string}): boolean => exact.some((rule) => rule.headers[key] !== undefined);
  const others = exact.map((rule) => `${rule.path.slice(prefix.length)}$`).join('|');
  return [
    {source: `${prefix}(.*)`, headers: entries.filter((entry) => !isShared(entry))},
    {source: `${prefix}((?!${others}).*)`, headers: entries.filter(isShared)},
  ].filter((rule) => rule.headers.length > 0);
}

/**
 * nginx: the complete configuration of the container image, which runs without root. It includes the two files below, serves the folder
 * `html` of its prefix, and writes only to /tmp.
 */
export function toNginxConfig(): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path /tmp/${name};`);
  return `# Generated by the build for the container image.
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr;
events {}
http {
    access_log /dev/stdout;
    server_tokens off;
    sendfile on;
${temporary.join('\n')}
    include nginx-maps.conf;
    server {
        listen 8080;
        listen [::]:8080;
        root html;
        gzip_static on;
        include nginx-server.conf;
    }
}
`;
}

/** nginx, for the `http` block: maps that the rules in the `server` block use. */
export function toNginxMaps(rules: HostRules): string {
  const maps = headerNames(rules).map((name) => nginxHeaderMap(name, rules));
  return `# Generated by the build. Include it in the http block.
${maps.join('\n')}
# Only pages have Markdown. A browser prefetches with another Accept header, and would ask again for a file that depends on it.
map $uri $docs_vary {
    default Accept;
    "~^/assets/" "";
}
map $http_accept $docs_markdown {
    default "/none";
${PREFERS_MARKDOWN.map((pattern) => `    "~*^${pattern}" ".md";`).join('\n')}
}
map $request_uri $docs_path {
    "~^(?<docs_path_sent>[^?]*)" $docs_path_sent;
}
# $uri has single slashes. Without what hosts and links add to it, it is the path of the page that a request means.
map $uri $docs_clean {
    default $uri;
    "~*^(?<docs_plain>.*?)(?:/index|\\.html|/)*$" $docs_plain;
}
# The page, or what replaced it. Patterns match in any case, but nothing empty. Strings would need a larger hash than nginx's own.
map $docs_clean $docs_target {
    default $docs_path;
${rules.pages.map((page) => `    ${page === '/' ? '""' : nginxPattern(decodeUrl(page))} ${page};`).join('\n')}
${rules.redirects.map((redirect) => `    ${nginxSource(redirect)} ${pathOf(redirect)};`).join('\n')}
}
map $docs_clean $docs_anchor {
    default "";
${rules.redirects.flatMap((redirect) => (redirect.to.includes('#') ? [`    ${nginxSource(redirect)} "${redirect.to.slice(pathOf(redirect).length)}";`] : [])).join('\n')}
}
`;
}

function nginxSource({from}: Redirect): string {
  return from.endsWith('*') ? `"~*^${from.slice(0, -1)}"` : nginxPattern(from);
}

function nginxPattern(path: string): string {
  return `"~*^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$"`;
}

function pathOf({to}: Redirect): string {
  return to.replace(/#.*/, '');
}

/**
 * nginx, for a `server` block. The operator sets `listen`, `server_name`, TLS, and `root`.
 *
 * Blocks with `add_header` don't inherit other headers, so the values come from maps.
 */
export function toNginxServer(rules: HostRules): string {
  const addHeaders = headerNames(rules).map((name) => `add_header ${name} $docs_${variable(name)} always;`);
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `    ${type} ${ending};`);
  const ofFiles = Object.entries(TYPES_OF_FILES);
  const all = [...new Set([...Object.values(CONTENT_TYPES), ...Object.values(TYPES_OF_FILES)])];
  // nginx compresses and labels HTML by itself.
  const others = all.filter((type) => type !== 'text/html');
  return `# Generated by the build. Include it in the server block whose root is the folder of the built files.
types {
${types.join('\n')}
}
default_type ${UNKNOWN_TYPE};
charset utf-8;
charset_types ${others.filter(hasCharset).join(' ')};
absolute_redirect off;
gzip on;
gzip_comp_level 6;
# Also for proxies and CDNs, which ask with a Via header or in HTTP/1.0.
gzip_proxied any;
gzip_http_version 1.0;
gzip_vary on;
gzip_types ${others.filter(isCompressible).join(' ')};
error_page 404 ${rules.notFound};
${addHeaders.join('\n')}
add_header Vary $docs_vary always;

if ($docs_path != $docs_target) { return 301 $docs_target$is_args$args$docs_anchor; }
location = ${rules.notFound} { internal; }
location = ${rules.notFound.replace(/\.html$/, '')} { return 404; }
${ofFiles.map(([file, type]) => `location = ${file} { types {} default_type ${type}; }`).join('\n')}
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

/** Exact paths come before prefixes. Uses the requested URL of a page, because nginx changes `$uri` to that of its file. */
function nginxHeaderMap(name: string, {headers, defaultCacheControl}: HostRules): string {
  const rules = headers.flatMap(({path, headers: values}) => (values[name] === undefined ? [] : [{path, value: values[name]}]));
  const usual = rules.find(({path}) => path === '/*')?.value ?? (name === 'Cache-Control' ? defaultCacheControl : '');
  const lines = rules.flatMap(({path, value}) =>
    path === '/*' ? [] : [`    ${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path} "${value}";`],
  );
  return [`map $docs_clean $docs_${variable(name)} {`, `    default "${usual}";`, ...lines, '}'].join('\n');
}
