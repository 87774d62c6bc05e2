/**
 * Serves a build and writes down what browsers ask for and what goes wrong in them, so that one test reads the same log whatever
 * the browser's driver tells.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {HostRules} from '../../plugins/host-rules/types';
import {resolveRequest} from '../../scripts/serve/resolveRequest';
import {createStaticServer} from '../../scripts/serve/server';
import {listen, readHostRules} from '../../scripts/serve/site';
import {watchProblems} from './watchProblems';

const PROBLEMS = '/problems';
const PROBLEMS_SCRIPT = '/problems.js';
const POLICY_REPORTS = '/policy-reports';
const POLICY = 'Content-Security-Policy';

export interface TestServer {
  url: string;
  /** Paths of the requests, in the order in which they came. */
  requests: string[];
  /** Errors, warnings, and reports of the policy in pages, and statuses of 400 and more. */
  problems: string[];
  setOffline: (isOffline: boolean) => void;
  reset: () => void;
  close: () => Promise<void>;
}

/** @param build folder of the built files */
export async function startTestServer(build: string): Promise<TestServer> {
  const rules = withReports(readHostRules(build));
  const site = createStaticServer(build, rules, 'quick');
  const requests: string[] = [];
  const problems: string[] = [];
  let isOffline = false;

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const {url = '/', method} = request;
    if (isOffline) {
      request.socket.destroy();
      return;
    }
    if (method === 'POST' && (url === PROBLEMS || url === POLICY_REPORTS)) {
      void text(request).then((body) => {
        problems.push(body);
        response.writeHead(204).end();
      });
      return;
    }
    if (url === PROBLEMS_SCRIPT) {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(`(${String(watchProblems)})()`);
      return;
    }
    requests.push(url);
    response.on('finish', () => {
      if (response.statusCode >= 400) problems.push(`status ${response.statusCode}: ${url}`);
    });
    const page = pageFor(request, rules, build);
    if (page) response.writeHead(page.status, {...page.headers, 'Content-Type': 'text/html; charset=utf-8'}).end(page.html);
    else site.emit('request', request, response);
  }

  const server = createServer(respond);
  const {url, close} = await listen(server, 0);
  return {
    url,
    requests,
    problems,
    setOffline(value) {
      isOffline = value;
      if (isOffline) server.closeAllConnections();
    },
    reset() {
      isOffline = false;
      requests.length = 0;
      problems.length = 0;
    },
    close,
  };
}

function withReports(rules: HostRules): HostRules {
  return {
    ...rules,
    headers: rules.headers.map(({path: at, headers}) => {
      const policy = headers[POLICY];
      return {
        path: at,
        headers: {...headers, ...(policy !== undefined && {[POLICY]: `${policy}; report-uri ${POLICY_REPORTS}`})},
      };
    }),
  };
}

/** A page with the script that tells of problems, or `null` for other files and redirects. */
function pageFor({url = '/', headers: {accept}}: IncomingMessage, rules: HostRules, build: string) {
  const resolved = resolveRequest(url, rules, (file) => existsSync(path.join(build, file)), accept);
  if (resolved.location !== undefined || !resolved.file.endsWith('.html')) return null;
  const html = readFileSync(path.join(build, resolved.file), 'utf8');
  const {status, headers} = resolved;
  return {status, headers, html: html.replace(/<head[^>]*>/, `$&<script src="${PROBLEMS_SCRIPT}"></script>`)};
}
