import type {Scene} from '../types';

/** What the page's middleware does, in the running app. */
const LIMIT_THE_PRICE = `
const {errors} = require('@strapi/utils');
strapi.documents.use((context, next) => {
  const price = context.params.data?.price;
  if (context.uid === 'api::book.book' && Number(price) > 500) {
    const message = 'Ask the manager for prices above 500';
    throw new errors.ValidationError(message, {errors: [{path: ['price'], message}]});
  }
  return next();
});`;

const scenes: Scene[] = [
  {
    name: 'error-handling-field',
    alt: 'The edit form of a book. The field price has the value 900, and below it the message "Ask the manager for prices above 500".',
    app: 'bookshop',
    content: LIMIT_THE_PRICE,
    route: '/admin/content-manager/collection-types/api::book.book/s2x4w1xwsjgqkd5owydq18ff',
    steps: [
      {does: 'change the price', run: (page) => page.locator('input[name="price"]').fill('900')},
      {does: 'save the book', run: (page) => page.getByRole('button', {name: 'Save', exact: true}).click()},
      {
        does: 'see the message',
        run: (page) => page.getByText('Ask the manager for prices above 500').last().scrollIntoViewIfNeeded(),
      },
    ],
    region: {
      around: (page) => [page.locator('input[name="price"]'), page.getByText('Ask the manager for prices above 500').last()],
      room: [32, 8, 12, 20],
    },
  },
];

export default scenes;
