interface ImportMeta {
  /** All modules of a folder whose path in it matches, from the bundler: https://webpack.js.org/api/module-variables/#importmetawebpackcontext */
  webpackContext: (folder: string, options: {regExp: RegExp}) => ModulesOfFolder;
}

interface ModulesOfFolder {
  /** Paths such as `./Cards/index.tsx`. */
  keys: () => string[];
  (path: string): Readonly<Record<string, unknown>>;
}
