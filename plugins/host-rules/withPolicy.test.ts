import {expect, it} from 'vitest';
import {withPolicy} from '.';

it.each(['<html><head data-x="1">', '<!doctype html><html lang=en><head><meta charset=UTF-8>'])(
  'comes before everything that a page with %s loads',
  (start) => {
    expect(withPolicy(`${start}<script src=/main.js></script></head>`, "connect-src 'self'")).toBe(
      `${start}<meta http-equiv="Content-Security-Policy" content="connect-src 'self'"><script src=/main.js></script></head>`,
    );
  },
);
