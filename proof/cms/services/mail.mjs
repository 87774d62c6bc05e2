// Parses the parts of an email message that samples need: its headers, text, and HTML.
// @ts-check

/** @typedef {{ headers: Record<string, string>, text: string, html: string, attachments: string[] }} Mail */

/**
 * @param {string} source with CRLF or LF
 * @returns {Mail} headers by lowercase name
 */
export function readMail(source) {
  const {headers, body} = partOf(source);
  const mail = {headers: mapValues(headers, decodeWords), text: '', html: '', attachments: /** @type {string[]} */ ([])};
  collect({headers, body}, mail);
  return mail;
}

/**
 * @param {{ headers: Record<string, string>, body: string }} part
 * @param {Mail} mail
 */
function collect({headers, body}, mail) {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (/^multipart\//i.test(type) && boundary !== undefined) {
    // The first item is the preamble before the first boundary, the last one is what follows the last boundary.
    for (const part of body.split(`--${boundary}`).slice(1))
      if (!part.startsWith('--')) collect(partOf(part.replace(/^\r?\n/, '')), mail);
    return;
  }
  const fileName = /filename="?([^";]+)"?/i.exec(headers['content-disposition'] ?? '')?.[1];
  if (fileName !== undefined) mail.attachments.push(fileName);
  else if (/^text\/html/i.test(type)) mail.html += decodeBody(body, headers['content-transfer-encoding']);
  else mail.text += decodeBody(body, headers['content-transfer-encoding']);
}

/** @param {string} source */
function partOf(source) {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  // A line that begins with a space continues the previous header.
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  /** @type {Record<string, string>} */
  const headers = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return {headers, body: rest.join('\n\n')};
}

/**
 * @param {string} body
 * @param {string | undefined} encoding
 */
function decodeBody(body, encoding) {
  if (/^base64$/i.test(encoding ?? '')) return Buffer.from(body, 'base64').toString('utf8').trim();
  if (/^quoted-printable$/i.test(encoding ?? '')) return unquote(body.replace(/=\n/g, '')).trim();
  return body.trim();
}

/** Decodes words of a header that aren't ASCII: =?UTF-8?Q?=C3=89mile?= @param {string} value */
function decodeWords(value) {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, /** @type {string} */ kind, /** @type {string} */ word) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' ')),
    );
}

/** @param {string} value */
function unquote(value) {
  return Buffer.from(
    value
      .replace(/[^\x00-\x7f]/g, (char) => encodeURIComponent(char).replaceAll('%', '='))
      .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

/**
 * @param {Record<string, string>} record
 * @param {(value: string) => string} change
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
