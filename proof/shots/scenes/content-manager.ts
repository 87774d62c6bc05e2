import type {Scene} from '../types';

const scenes: Scene[] = [
  {
    name: 'content-manager-list',
    alt: 'The list of books in the Content Manager, with two books ticked, buttons for what can be done with them, and the status of each book in the last column',
    app: 'bookshop',
    route: '/admin/content-manager/collection-types/api::book.book',
    region: {around: (page) => [page.locator('main')]},
  },
  {
    name: 'content-manager-edit',
    alt: 'The Last Man in the edit view: fields on the left, Publish and Save on the right',
    app: 'bookshop',
    route: '/admin/content-manager/collection-types/api::book.book/ihg31f7ly5qzpmmgf3cmzt24',
    region: {around: (page) => [page.locator('main')]},
  },
];

export default scenes;
