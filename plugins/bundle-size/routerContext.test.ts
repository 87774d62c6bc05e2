import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {checksTypes, routerContext} from './routerContext.mjs';

const bundle = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');
const domBundle = readFileSync('node_modules/react-router-dom/esm/react-router-dom.js', 'utf8');

it('still finds the place in the router', () => {
  expect(routerContext(bundle)).toContain('var createContext = React.createContext;');
});

it('says what to do when an update has changed it', () => {
  expect(() => routerContext('')).toThrow('take the rule and the empty prop-types and react-is out');
});

it('says so, too, when a production build needs prop-types or react-is', () => {
  expect(() => routerContext(`${bundle}\nRoute.contextTypes = {router: PropTypes.object};\n`)).toThrow(
    'react-router has another layout',
  );
  expect(() => routerContext(`${bundle}\nisValidElementType(Route);\n`)).toThrow('react-router has another layout');
});

it('react-router-dom needs neither in a production build, or the empty modules have to be taken out of plugins/bundle-size', () => {
  expect(checksTypes(domBundle)).toBe(false);
  expect(checksTypes(`${domBundle}\nLink.contextTypes = {router: PropTypes.object};\n`)).toBe(true);
});
