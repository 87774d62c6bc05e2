/** A server that keeps notes: `node server.mjs`. The settings are in `notes.json`. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const DEFAULTS = {
  maxLength: 100,
  title: 'Notes',
};
const own = existsSync('notes.json') ? JSON.parse(readFileSync('notes.json', 'utf8')) : {};
const unknown = Object.keys(own).find((key) => !(key in DEFAULTS));
if (unknown !== undefined) {
  console.error(`notes.json has an unknown key, "${unknown}".`);
  process.exit(1);
}
const settings = {...DEFAULTS, ...own};
const notes = [{id: 1, text: 'Buy bread', createdAt: '2026-01-01T08:00:00.000Z'}];

const server = createServer((request, response) => {
  const send = (status, body) => response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
  const refuse = (status, message) => send(status, {error: {message}});
  if (request.method === 'GET' && request.url === '/') return send(200, {title: settings.title});
  if (request.url !== '/notes') return refuse(404, 'There is nothing here.');
  if (request.method === 'GET') return send(200, {data: notes});
  if (request.method !== 'POST') return refuse(405, 'Read notes, or add one.');
  if (request.headers.authorization !== 'Bearer editor-token') return refuse(401, 'Sign in to write notes.');
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const {text = ''} = JSON.parse(body);
    if (text === '') return refuse(400, 'A note needs a text.');
    if (text.length > settings.maxLength) return refuse(400, `A note can have ${settings.maxLength} characters.`);
    const note = {id: notes.length + 1, text, createdAt: new Date().toISOString()};
    notes.push(note);
    return send(201, {data: note});
  });
});

const port = Number(process.env.PORT ?? 3000);
server.listen(port, '127.0.0.1', () => console.log(`Listening on http://localhost:${port}`));
