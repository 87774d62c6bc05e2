import type {Schema, Struct} from '@strapi/strapi';

export interface BookEdition extends Struct.ComponentSchema {
  collectionName: 'components_book_editions';
  info: {
    description: 'One printing of a book';
    displayName: 'Edition';
    icon: 'book';
  };
  attributes: {
    format: Schema.Attribute.Enumeration<['hardcover', 'paperback', 'ebook', 'audiobook']> &
      Schema.Attribute.DefaultTo<'paperback'>;
    isbn: Schema.Attribute.String;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    pages: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    price: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    publisher: Schema.Attribute.String;
    releasedOn: Schema.Attribute.Date;
  };
}

export interface BookExcerpt extends Struct.ComponentSchema {
  collectionName: 'components_book_excerpts';
  info: {
    description: 'A passage of the book, in Markdown';
    displayName: 'Excerpt';
    icon: 'feather';
  };
  attributes: {
    audio: Schema.Attribute.Media<'audios'>;
    body: Schema.Attribute.RichText & Schema.Attribute.Required;
    heading: Schema.Attribute.String;
  };
}

export interface BookQuote extends Struct.ComponentSchema {
  collectionName: 'components_book_quotes';
  info: {
    description: 'A sentence worth showing';
    displayName: 'Quote';
    icon: 'quote';
  };
  attributes: {
    source: Schema.Attribute.String;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface HomeBanner extends Struct.ComponentSchema {
  collectionName: 'components_home_banners';
  info: {
    description: 'A message across the page';
    displayName: 'Banner';
    icon: 'bell';
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.CustomField<'plugin::color-picker.color'>;
    endsAt: Schema.Attribute.DateTime;
    startsAt: Schema.Attribute.DateTime;
    text: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeBookList extends Struct.ComponentSchema {
  collectionName: 'components_home_book_lists';
  info: {
    description: 'A hand-picked list of books';
    displayName: 'Book list';
    icon: 'bulletList';
  };
  attributes: {
    books: Schema.Attribute.Relation<'oneToMany', 'api::book.book'>;
    heading: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeHero extends Struct.ComponentSchema {
  collectionName: 'components_home_heroes';
  info: {
    description: 'The first thing on the page';
    displayName: 'Hero';
    icon: 'landscape';
  };
  attributes: {
    heading: Schema.Attribute.String & Schema.Attribute.Required;
    image: Schema.Attribute.Media<'images'>;
    linkLabel: Schema.Attribute.String;
    linkUrl: Schema.Attribute.String;
    text: Schema.Attribute.Text;
  };
}

export interface HomeOpeningHours extends Struct.ComponentSchema {
  collectionName: 'components_home_opening_hours';
  info: {
    description: 'When the shop is open';
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    closesAt: Schema.Attribute.Time;
    day: Schema.Attribute.Enumeration<['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']> &
      Schema.Attribute.Required;
    opensAt: Schema.Attribute.Time;
  };
}

export interface SeoMeta extends Struct.ComponentSchema {
  collectionName: 'components_seo_metas';
  info: {
    description: 'What search engines and link previews show';
    displayName: 'Meta';
    icon: 'search';
  };
  attributes: {
    keywords: Schema.Attribute.String;
    metaDescription: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    metaTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    noIndex: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    shareImage: Schema.Attribute.Media<'images'>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'book.edition': BookEdition;
      'book.excerpt': BookExcerpt;
      'book.quote': BookQuote;
      'home.banner': HomeBanner;
      'home.book-list': HomeBookList;
      'home.hero': HomeHero;
      'home.opening-hours': HomeOpeningHours;
      'seo.meta': SeoMeta;
    }
  }
}
