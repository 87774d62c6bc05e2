import remarkMdx from 'remark-mdx';
import rules from './.mdxlintrc.mjs';

/**
 * The same for pages that end with `.md`, which are MDX too. Editors check them with the extension remark.
 *
 * @type {import('unified').Preset}
 */
export default {plugins: [remarkMdx, rules]};
