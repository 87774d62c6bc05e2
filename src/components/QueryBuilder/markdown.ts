import {blocks, emptyProblem, type ComponentHandler} from 'docs-corpus/markdown-form';

const WORDS =
  'In a browser, this is a form that turns a query into the URL of a REST request, explains it, copies it as code and sends it.';

/** A description of what it does in a browser, then an example that replaces it elsewhere. */
export const QueryBuilder: ComponentHandler = {
  markdown: (_use, content) => blocks(`*${WORDS} Without it, a query is written like this:*`, content),
  words: () => [WORDS],
  props: {},
  check: emptyProblem,
};
