/** How the docs of the example are proven. `npx docs-proof` reads this file. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createProject, dataRunner, defineProof, sourceRunner, tutorialRunner} from 'docs-proof';
import {createApp} from './app.mjs';
import {requests, requestRunner} from './requests.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const server = path.join(root, 'server.mjs');

/** What the docs describe, and how their samples call it. */
const subject = {
  name: 'Notes',
  version: '1.0.0',
  state: createHash('sha256').update(readFileSync(server)).digest('hex').slice(0, 16),
  code: [path.join(root, 'app.mjs')],
  createApp: () => createApp(server),
  callers: ['visitor', 'editor'],
  conventions: {
    port: 3000,
    fileOf: (title) => (title === 'notes.json' ? title : null),
    callOfScript: () => null,
  },
  sources: {folder: root, name: 'the folder of the server'},
};

export default defineProof({
  root,
  docs: 'docs',
  faults: {samples: 'faults'},
  subject,
  runners: [
    requestRunner,
    dataRunner({leavesOut: (sample) => sample.appFile !== null}),
    sourceRunner(subject.name),
    tutorialRunner({
      folder: root,
      createProject: () => createProject({prefix: 'notes-', pagePort: 3000, env: {NOTES_SERVER: server}}),
      server: {command: /^node server\.mjs$/, started: 'Listening on', watches: () => false},
      changing: requests.changing,
      createRequests: () => ({run: requests.run, keepToken: () => undefined}),
    }),
  ],
  reasons: {samples: {output: 'output of a program'}, statements: {estimate: 'a rough figure'}},
});
