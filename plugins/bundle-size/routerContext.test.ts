import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {routerContext} from './routerContext.mjs';

const bundle = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');

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
