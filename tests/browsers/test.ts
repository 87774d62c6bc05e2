/** Every test fails on errors, warnings, reports of the policy, and failed requests that it doesn't expect. */
import {test as base} from '@playwright/test';
import {PRODUCTION_BUILD} from '../../scripts/serve/site';
import type {Driver, Engine} from './driver';
import {ENGINES, type EngineName} from './engines';
import {startTestServer, type TestServer} from './testServer';

export {expect} from '@playwright/test';

export type Device = 'phone' | 'desktop';

const HEIGHT = 800;
const DESKTOP = 1280;

interface Options {
  engineName: EngineName;
  /** Folder of the site that is tested. */
  build: string;
}

interface WorkerFixtures extends Options {
  engine: Engine;
  startedServer: TestServer;
}

interface Fixtures {
  device: Device;
  /** Of the window. */
  width: number;
  server: TestServer;
  driver: Driver;
  /** Patterns of problems that the test causes. */
  expectedProblems: RegExp[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', {option: true, scope: 'worker'}],
  build: [PRODUCTION_BUILD, {option: true, scope: 'worker'}],
  device: ['desktop', {option: true}],
  width: async ({device, engineName}, use) => use(device === 'phone' ? ENGINES[engineName].phone : DESKTOP),
  engine: [
    async ({engineName}, use) => {
      const engine = await ENGINES[engineName].start();
      await use(engine);
      await engine.stop();
    },
    {scope: 'worker'},
  ],
  startedServer: [
    async ({build}, use) => {
      const server = await startTestServer(build);
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  expectedProblems: async ({}, use) => use([]),
  server: async ({startedServer, expectedProblems}, use) => {
    startedServer.reset();
    await use(startedServer);
    const unexpected = startedServer.problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
    base.expect(unexpected, 'what went wrong in the page and on the network').toEqual([]);
  },
  driver: async ({engine, width, server}, use, testInfo) => {
    const driver = await engine.open(server.url);
    await driver.resize(width, HEIGHT);
    await use(driver);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', {body: await driver.screenshot(), contentType: 'image/png'});
    }
    await driver.close();
  },
});
