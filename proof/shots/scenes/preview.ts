import type {Scene, SceneFile} from '../types';

/** The bookshop's website, on the app's own host, because the browser reaches no other. */
const WEBSITE: readonly SceneFile[] = [
  {
    path: 'config/env/development/admin.js',
    text: `module.exports = () => ({
  preview: {
    config: {
      handler: (uid, {documentId, locale, status}) =>
        uid === 'api::book.book' ? \`/preview.html?\${new URLSearchParams({documentId, locale, status})}\` : null,
    },
  },
});
`,
  },
  {
    path: 'public/preview.html',
    text: `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Bookshop</title>
  <style>
    body {margin: 0; color: #2b2118; background: #fbf7f0; font: 18px/1.5 Georgia, serif}
    header {padding: 14px 40px; color: #fff; background: #b3541e; font-weight: bold}
    main {padding: 24px 40px}
    h1 {margin: 0; font-size: 38px}
  </style>
  <header>The Bookshop</header>
  <main></main>
  <script src="/preview.js"></script>
</html>
`,
  },
  {
    path: 'public/preview.js',
    text: `const query = new URLSearchParams(location.search);
const params = new URLSearchParams({status: query.get('status'), locale: query.get('locale'), populate: 'author'});
const element = (name, text) => Object.assign(document.createElement(name), {textContent: text});
fetch(\`/api/books/\${query.get('documentId')}?\${params}\`)
  .then((response) => response.json())
  .then(({data}) => {
    const by = element('p', \`by \${data.author.name}\`);
    document.querySelector('main').append(element('h1', data.title), by, element('p', data.summary));
  });
`,
  },
];

const BOOK = '/admin/content-manager/collection-types/api::book.book/ihg31f7ly5qzpmmgf3cmzt24';

const scenes: Scene[] = [
  {
    name: 'preview-draft',
    alt: 'The preview of the draft of The Last Man: the page of the book on the website, below the button Close preview, the tabs Draft and Published, the buttons Copy preview link, Save, and Publish, and the list Desktop.',
    app: 'bookshop',
    files: WEBSITE,
    viewport: {width: 860, height: 480},
    route: `${BOOK}/preview?plugins[i18n][locale]=en`,
    steps: [
      {does: 'show the book', run: (page) => page.frameLocator('iframe').getByRole('heading', {name: 'The Last Man'}).waitFor()},
    ],
    region: {around: (page) => [page.locator('body')], room: 0},
    highlights: [
      (page) => page.getByRole('tab', {name: 'Published'}),
      (page) => page.getByRole('tab', {name: 'Draft'}),
      (page) => page.getByRole('combobox', {name: 'Select device type'}),
      (page) => page.getByRole('button', {name: 'Publish', exact: true}),
      (page) => page.getByRole('link', {name: 'Close preview'}),
      (page) => page.getByRole('button', {name: 'Copy preview link'}),
    ],
  },
];

export default scenes;
