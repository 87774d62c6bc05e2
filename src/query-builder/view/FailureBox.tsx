import React, {type ReactNode} from 'react';
import {TIMEOUT_MS, type Failure} from '../request/send';
import styles from './FailureBox.module.css';
import RichText from './RichText';

interface Explained {
  title: string;
  /** What to check, most likely first. */
  causes: string[];
}

/** A request without a response, and possible causes: browsers don't tell pages the actual one. */
export default function FailureBox({failure: {reason}, url}: {failure: Failure; url: string}): ReactNode {
  const {title, causes} = explained(reason, new URL(url));
  return (
    <div className={styles.failure}>
      <p>
        <strong>{title}</strong>
      </p>
      {causes.length > 0 && (
        <ul>
          {causes.map((cause) => (
            <li key={cause}>
              <RichText>{cause}</RichText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function explained(reason: Failure['reason'], {origin, hostname}: URL): Explained {
  switch (reason) {
    case 'stopped':
      return {title: 'Stopped. No response was read.', causes: []};
    case 'timeout':
      return {
        title: `No response within ${TIMEOUT_MS / 1000} seconds.`,
        causes: [
          'The server may be busy with this query: filters across many relations can take long.',
          'A firewall may drop the request without a response.',
        ],
      };
    case 'mixed-content':
      return {
        title: 'Browsers don’t let an HTTPS page send requests to an HTTP server.',
        causes: [
          `Use \`https://${hostname}\`, if the server supports it.`,
          'Copy the request as curl, and send it from a terminal.',
        ],
      };
    case 'policy':
      return {
        title: 'The host of this page doesn’t let it connect to other servers.',
        causes: ['Copy the request as curl or fetch, and send it yourself.'],
      };
    case 'network':
      return {
        title: 'The browser didn’t get a response that it can show.',
        causes: [
          `The server may not be running. Does ${link(origin)} open in another tab?`,
          `It may not allow this page (CORS); the browser console says so. Strapi allows every origin until \`strapi::cors\` in \`config/middlewares\` lists some. Then \`${location.origin}\` must be one of them.`,
          'The browser may have asked whether this page can access your network or this device, and the answer was no.',
          'A browser extension may block it. None of this applies to the curl command in a terminal.',
        ],
      };
  }
}

function link(origin: string): string {
  return `\`${origin}\``;
}
