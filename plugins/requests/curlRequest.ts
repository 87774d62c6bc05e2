import type {HttpRequest} from 'docs-corpus/httpMessage';

const WORD = /"(?:\\[\s\S]|[^"\\])*"|'[^']*'|[^\s"']+/g;
const URL_OF_PROJECT = /^http:\/\/localhost:1337(?=\/)/;
/** Options that only change what the terminal shows. */
const DISPLAY = /^-[gis]+$/;
const BOUNDARY = 'boundary';
/** The content type that curl sends for data by default. */
const FORM = 'application/x-www-form-urlencoded';
/** The content types that curl sends for the file extensions on pages. */
const TYPES: Readonly<Record<string, string>> = {png: 'image/png', txt: 'text/plain'};

/** @returns `null` for everything but one `curl` command to the project with the options -X, -H, -F, and -d */
export function curlRequest(text: string): HttpRequest | null {
  const [command, ...words] = (text.replaceAll('\\\n', ' ').match(WORD) ?? []).map(withoutQuotes);
  if (command !== 'curl' || text.replaceAll('\\\n', ' ').includes('\n')) return null;
  let method: string | null = null;
  let path: string | null = null;
  const headers: Record<string, string> = {};
  const parts: string[] = [];
  let data: string | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (DISPLAY.test(word)) continue;
    if (URL_OF_PROJECT.test(word)) path = word.replace(URL_OF_PROJECT, '');
    else if (/^-[XHFd]$/.test(word)) {
      const value = words[(index += 1)] ?? '';
      if (word === '-X') method = value;
      else if (word === '-F') parts.push(part(value));
      else if (word === '-d') data = value;
      else headers[value.slice(0, value.indexOf(':'))] = value.slice(value.indexOf(':') + 1).trim();
    } else return null;
  }
  if (path === null) return null;
  if (data !== null) {
    const hasType = Object.keys(headers).some((name) => /^content-type$/i.test(name));
    return {method: method ?? 'POST', path, headers: hasType ? headers : {...headers, 'Content-Type': FORM}, body: data};
  }
  if (parts.length === 0) return {method: method ?? 'GET', path, headers, body: null};
  headers['Content-Type'] = `multipart/form-data; boundary=${BOUNDARY}`;
  return {method: method ?? 'POST', path, headers, body: [...parts, `--${BOUNDARY}--`].join('\n')};
}

/** A field of a form. `@` names a file, which the editor reads from the folder of the requests. */
function part(field: string): string {
  const equals = field.indexOf('=');
  const [name, value] = [field.slice(0, equals), field.slice(equals + 1)];
  const disposition = `--${BOUNDARY}\nContent-Disposition: form-data; name="${name}"`;
  if (!value.startsWith('@')) return `${disposition}\n\n${value}`;
  const file = value.slice(1);
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return `${disposition}; filename="${file}"\nContent-Type: ${type}\n\n< ./${file}`;
}

function withoutQuotes(word: string): string {
  return word.startsWith("'") ? word.slice(1, -1) : word.startsWith('"') ? word.slice(1, -1).replace(/\\(["\\$`])/g, '$1') : word;
}
