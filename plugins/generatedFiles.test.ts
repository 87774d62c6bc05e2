import {expect, it} from 'vitest';
import {merge} from 'webpack-merge';
import type {Configuration, Middleware} from 'webpack-dev-server';
import {serveGeneratedFiles} from './generatedFiles';

/** The merged option of the development server. None of these functions uses its arguments. */
interface Merged {
  setupMiddlewares?(list: Middleware[], server: unknown): Middleware[];
}

it('adds one middleware per plugin when Docusaurus merges them, without duplicates', () => {
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
