/** Components that pages can use without an import: those for writers, and those that plugins insert. */
import MDXComponents from '@theme-original/MDXComponents';
import HighlightedCode from '@site/src/article/HighlightedCode';
import LaterBlocks from '@site/src/article/LaterBlocks';
import LiveCode from '@site/src/article/LiveCode';
import NameFilter from '@site/src/article/NameFilter';
import RequestForms from '@site/src/article/RequestForms';
import ScrollableTable from '@site/src/article/ScrollableTable';
import StaticHtml from '@site/src/article/StaticHtml';
import ZoomableImage from '@site/src/article/ZoomableImage';

/** Inserted by `plugins/fences`, `plugins/name-index`, and `plugins/performance`, not by writers. */
const BUILT = {HighlightedCode, LaterBlocks, LiveCode, NameFilter, RequestForms, StaticHtml};

const folders = import.meta.webpackContext('../../components', {regExp: /^\.\/\w+\/index\.tsx$/});

/** Exports of each folder, by name. A test compares them with their Markdown forms in `src/components/markdown.ts`. */
const COMPONENTS = Object.fromEntries(folders.keys().flatMap((folder) => Object.entries(folders(folder))));

export default {
  ...MDXComponents,
  img: ZoomableImage,
  table: ScrollableTable,
  ...COMPONENTS,
  ...BUILT,
};
