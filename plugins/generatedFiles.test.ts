import {expect, it} from 'vitest';
import {merge} from 'webpack-merge';
import type {Configuration, Middleware} from 'webpack-dev-server';
import {serveGeneratedFiles} from './generatedFiles';

/** What the development server calls; none of these functions asks for the server. */
interface Merged {
  setupMiddlewares?(list: Middleware[], server: unknown): Middleware[];
}

it('adds one middleware for each plugin, and none of the others again, when Docusaurus merges them', () => {
  const own: Configuration = {
    setupMiddlewares(middlewares) {
      middlewares.unshift({name: 'docusaurus', middleware: () => undefined});
      return middlewares;
    },
  };
  const [search, tags] = ['search', 'tags'].map(
    (name) =>
      serveGeneratedFiles(
        name,
        () => false,
        () => [],
      ).devServer,
  );
  const merged: Merged = merge([own, merge({devServer: search}, {devServer: tags}).devServer ?? {}]);
  const first: Middleware = {name: 'static', middleware: () => undefined};
  const list = merged.setupMiddlewares?.([first], null) ?? [];
  expect(list.map((entry) => ('name' in entry ? entry.name : ''))).toEqual(['tags', 'search', 'docusaurus', 'static']);
});
