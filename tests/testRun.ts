import {parseDocsDir} from '../plugins/environment';

/** The copy of the docs that the development server shows. */
export const DEVELOPMENT_DOCS = '.cache/development-docs';

export interface TestRun {
  /** Of the end-to-end tests' servers. */
  ports: {production: number; stories: number; development: number; untrimmed: number};
  /** Folder of the docs, relative to the site. */
  docsDir: string;
  /** Whether tests open every page, each in its own window. */
  isFull: boolean;
  /** Whether they do so in both color modes and on phones too, and try twenty times as many random URLs. */
  isWeekly: boolean;
  isContinuousIntegration: boolean;
  /** File for Playwright's report as JSON, if one is wanted. */
  report: string | undefined;
}

/** The default is below the range of ports that systems use for outgoing connections. */
const FIRST_PORT = 23110;

/** The variables of a run of the end-to-end tests. They are read here and nowhere else. */
export function testRun(): TestRun {
  const variables = process.env;
  const first = Number(variables.E2E_PORT ?? FIRST_PORT);
  const isWeekly = variables.TEST_SCOPE === 'weekly';
  return {
    ports: {production: first, stories: first + 1, development: first + 2, untrimmed: first + 3},
    docsDir: parseDocsDir(variables),
    isFull: isWeekly || variables.TEST_SCOPE === 'full',
    isWeekly,
    isContinuousIntegration: Boolean(variables.CI),
    report: variables.E2E_REPORT,
  };
}
