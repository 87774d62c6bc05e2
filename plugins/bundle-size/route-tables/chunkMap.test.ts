import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {packChunkMap} from './chunkMap';

/** As rspack writes it. */
const RUNTIME = 'i.u=e=>"assets/js/"+e+"."+({1:"333792",10:"1606a6",1e3:"05e3fb",2:"00ff00"})[e]+".js",i.miniCssF=e=>e+".css"';

function addressOf(runtime: string, chunk: number | string): unknown {
  return runInNewContext(`const i = {}; ${runtime}; i.u(chunk);`, {chunk});
}

it.each([1, 2, 10, 1000, '10'])('chunk %s keeps its address', (chunk) => {
  expect(addressOf(packChunkMap(RUNTIME), chunk)).toBe(addressOf(RUNTIME, chunk));
});

it.each([0, 3, 1001])('chunk %s, which has no file of its own, still has none', (chunk) => {
  expect(addressOf(packChunkMap(RUNTIME), chunk)).toBe(`assets/js/${chunk}.undefined.js`);
});

it('says what to do when rspack lists the chunks in another form', () => {
  expect(() => packChunkMap('i.u=e=>e+".js"')).toThrow(/update of rspack/);
});
