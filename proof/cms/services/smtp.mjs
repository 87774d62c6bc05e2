// A mail server that keeps what it receives instead of sending it, for samples. It accepts SMTP_USERNAME with SMTP_PASSWORD.
//
// It prints the port where messages are read and deleted over HTTP; GET /port says the one for SMTP. It has no TLS, because no one would
// trust its certificate.
// @ts-check
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mail.mjs';

const { SMTP_USERNAME: username, SMTP_PASSWORD: password } = process.env;
if (username === undefined || password === undefined) throw new Error('smtp.mjs needs SMTP_USERNAME and SMTP_PASSWORD.');

/** @type {object[]} */
const messages = [];

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  disableReverseLookup: true,
  onAuth(auth, session, done) {
    if (auth.username === username && auth.password === password) done(null, { user: auth.username });
    else done(new Error('Invalid login'));
  },
  onData(stream, session, done) {
    /** @type {Buffer[]} */
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      const { headers, text, html, attachments } = readMail(Buffer.concat(chunks).toString('utf8'));
      const { from, to, cc, subject, 'reply-to': replyTo } = headers;
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      messages.push({ from, to, cc, replyTo, subject, text, html, attachments, recipients, headers });
      done();
    });
  },
});
// A client that breaks off isn't a fault of the server.
smtp.on('error', () => undefined);

const portOf = (/** @type {import('node:net').AddressInfo | string | null} */ address) =>
  address !== null && typeof address === 'object' ? address.port : 0;

const inbox = createServer((request, response) => {
  if (request.method === 'DELETE') messages.length = 0;
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(request.url === '/port' ? portOf(smtp.server.address()) : messages));
});

smtp.listen(0, '127.0.0.1', () => inbox.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${portOf(inbox.address())}\n`)));
// The proof ended without stopping it.
process.on('disconnect', () => process.exit());
