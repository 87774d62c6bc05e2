declare module '@strapi/design-system/*';
declare module '@strapi/design-system';
