const { STRAPI_URL = 'http://localhost:1337' } = process.env;

interface Image {
  url: string;
  alternativeText: string | null;
}

export interface Genre {
  name: string;
  slug: string;
}

// A draft can lack every field, so all of them can be null.
export interface Book {
  documentId: string;
  title: string | null;
  summary: string | null;
  price: number | null;
  pages: number | null;
  cover: Image | null;
  author: { name: string } | null;
  genres: Genre[];
}

interface Pagination {
  page: number;
  pageCount: number;
  total: number;
}

const BOOK_FIELDS = {
  'populate[cover]': 'true',
  'populate[author]': 'true',
  'populate[genres]': 'true',
};

async function get<Body>(path: string, query: Record<string, string>, token?: string): Promise<Body | null> {
  const response = await fetch(`${STRAPI_URL}/api/${path}?${new URLSearchParams(query)}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Strapi returned ${response.status} for /api/${path}.`);
  return response.json();
}

export async function findBooks(page: number, genre: string | null) {
  const books = await get<{ data: Book[]; meta: { pagination: Pagination } }>('books', {
    ...BOOK_FIELDS,
    sort: 'title',
    'pagination[page]': String(page),
    'pagination[pageSize]': '4',
    ...(genre ? { 'filters[genres][slug][$eq]': genre } : {}),
  });
  if (!books) throw new Error('Strapi has no content-type for books.');
  return { books: books.data, pagination: books.meta.pagination };
}

export async function findGenres() {
  const genres = await get<{ data: Genre[] }>('genres', { sort: 'name' });
  return genres?.data ?? [];
}

export async function findBook(documentId: string, query: Record<string, string> = {}, token?: string) {
  const book = await get<{ data: Book }>(`books/${documentId}`, { ...BOOK_FIELDS, ...query }, token);
  return book?.data ?? null;
}

// The Media Library returns paths for files on its own disk, and URLs for those of other providers.
export const imageUrl = (image: Image) => new URL(image.url, STRAPI_URL).href;
