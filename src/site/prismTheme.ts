import type {PrismTheme} from 'prism-react-renderer';
import {CODE_COLORS} from './codeColors';

/** For code that is colored in the browser: the playground, AI answers, and the query builder. */
const prismTheme: PrismTheme = {
  plain: {color: 'var(--code-plain)', backgroundColor: 'var(--site-code-background)'},
  styles: CODE_COLORS.map(({name, types}) => ({
    types: [...types],
    style: {color: `var(--code-${name})`, ...(name === 'comment' && {fontStyle: 'italic'})},
  })),
};

export default prismTheme;
