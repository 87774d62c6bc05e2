import {expect, it} from 'vitest';
import {confirmed} from './confirm';

it('omits keys whose words were already in the code, or are still missing', () => {
  const keys = {'proxy.ipHeader': '5.52.0', 'proxy.global': '5.34.0', 'webhooks.populateRelations': '5.34.0'};
  const code = {
    before: "config.get('server.proxy.global')",
    now: "config.get('server.proxy.global'); config.get('server.proxy.ipHeader')",
  };
  expect(confirmed(keys, () => code)).toEqual({'proxy.ipHeader': '5.52.0'});
});
