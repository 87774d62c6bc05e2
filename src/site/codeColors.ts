/** The colors of code, one set for both modes. Each is at least 4.5:1 on the code background; src/css/code.css has the values. */
export const CODE_COLORS = [
  {name: 'comment', types: ['comment', 'prolog', 'doctype', 'cdata']},
  {name: 'punctuation', types: ['punctuation', 'operator']},
  {name: 'property', types: ['property', 'attr-name', 'variable']},
  {name: 'string', types: ['string', 'attr-value', 'char', 'inserted', 'url']},
  {name: 'number', types: ['number', 'boolean', 'constant', 'symbol', 'null']},
  {name: 'keyword', types: ['keyword', 'atrule', 'rule', 'important']},
  {name: 'function', types: ['function', 'builtin']},
  {name: 'class', types: ['class-name', 'maybe-class-name', 'tag', 'selector']},
  {name: 'deleted', types: ['deleted', 'regex']},
] as const;
