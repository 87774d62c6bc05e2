import type {Scene} from '../types';

const scenes: Scene[] = [
  {
    name: 'intro-admin-panel',
    alt: 'The admin panel, with the main navigation and the content-types of a bookshop on the left. A book is open for editing: its title, slug, summary, and description, and the buttons Publish and Save.',
    app: 'bookshop',
    viewport: {width: 1080, height: 640},
    route: '/admin/content-manager/collection-types/api::book.book/ihg31f7ly5qzpmmgf3cmzt24',
    region: {around: (page) => [page.locator('body')], room: [0, -32, 0, 0]},
  },
];

export default scenes;
