import type {PrismTheme} from 'prism-react-renderer';

/** One dark theme for both colour modes; every colour is at least 4.5:1 on the code background. */
const prismTheme: PrismTheme = {
  plain: {color: '#e6e6f4', backgroundColor: '#17172a'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: '#9494b5', fontStyle: 'italic'}},
    {types: ['punctuation', 'operator'], style: {color: '#a9a9cc'}},
    {types: ['property', 'attr-name', 'variable'], style: {color: '#a5c9ff'}},
    {types: ['string', 'attr-value', 'char', 'inserted', 'url'], style: {color: '#8fe3b4'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'null'], style: {color: '#ffb38a'}},
    {types: ['keyword', 'atrule', 'rule', 'important'], style: {color: '#b9a7ff'}},
    {types: ['function', 'builtin'], style: {color: '#ffd479'}},
    {types: ['class-name', 'maybe-class-name', 'tag', 'selector'], style: {color: '#7fdbf0'}},
    {types: ['deleted', 'regex'], style: {color: '#ff9db0'}},
  ],
};

export default prismTheme;
