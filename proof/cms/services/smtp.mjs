// A mail server for samples that stores the messages it receives instead of sending them: node smtp.mjs USER PASSWORD
//
// It prints its two ports: one for SMTP, and one where messages are read and deleted over HTTP. It doesn't support TLS, because no
// client would trust its certificate.
// @ts-check
import {createServer} from 'node:http';
import PostalMime, {decodeWords} from 'postal-mime';
import {SMTPServer} from 'smtp-server';

const [, , username, password] = process.argv;
if (username === undefined || password === undefined)
  throw new Error('The user and password are missing. Usage: node smtp.mjs USER PASSWORD');

/** @type {object[]} */
const messages = [];

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  disableReverseLookup: true,
  onAuth(auth, session, done) {
    if (auth.username === username && auth.password === password) done(null, {user: auth.username});
    else done(new Error('Invalid login'));
  },
  onData(stream, session, done) {
    /** @type {Buffer[]} */
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(chunks)).then(({headers: lines, text = '', html = '', attachments}) => {
        const headers = Object.fromEntries(lines.map(({key, value}) => [key, decodeWords(value)]));
        const {from, to, cc, subject, 'reply-to': replyTo} = headers;
        messages.push({
          ...{from, to, cc, replyTo, subject},
          text: text.trim(),
          html: html.trim(),
          attachments: attachments.map(({filename}) => filename),
          recipients: session.envelope.rcptTo.map(({address}) => address),
          headers,
        });
        done();
      }, done);
    });
  },
});
// A client that disconnects isn't an error of the server.
smtp.on('error', () => undefined);

const portOf = (/** @type {import('node:net').AddressInfo | string | null} */ address) =>
  address !== null && typeof address === 'object' ? address.port : 0;

const inbox = createServer((request, response) => {
  if (request.method === 'DELETE') messages.length = 0;
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(messages));
});

smtp.listen(0, '127.0.0.1', () =>
  inbox.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${portOf(smtp.server.address())} ${portOf(inbox.address())}\n`)),
);
