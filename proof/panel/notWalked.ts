const RESTARTS = 'It restarts the server, which the quick start walks.';
const BULK = 'The checkboxes of entries have no names, so no note can select them.';
const LICENSE = 'Releases need a license.';
const WEBSITE = 'It needs a website that shows the preview.';

/**
 * Names in numbered steps that no note walks, by page, with the reason. Pages for a plan that the bookshop doesn't have aren't listed.
 */
export const NOT_WALKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/cms/features/content-type-builder.mdx': {Save: RESTARTS},
  'docs/cms/features/draft-and-publish.mdx': {
    Save: RESTARTS,
    Publish: BULK,
    'Publish entries': BULK,
    Releases: LICENSE,
    'New Release': LICENSE,
    Name: LICENSE,
    'Schedule release': LICENSE,
    Date: LICENSE,
    Time: LICENSE,
    Timezone: LICENSE,
    Continue: LICENSE,
    'Add to release': LICENSE,
  },
  'docs/cms/features/media-library.mdx': {Retry: 'It appears when an upload has failed.'},
  'docs/cms/features/preview.mdx': {
    'Content Manager': WEBSITE,
    Preview: WEBSITE,
    'Open preview': WEBSITE,
    Published: WEBSITE,
    Mobile: WEBSITE,
    Desktop: WEBSITE,
    Publish: WEBSITE,
    'Close preview': WEBSITE,
    Settings: WEBSITE,
    'API Tokens': WEBSITE,
  },
  'docs/cms/quick-start.md': {'View token': 'It appears when the page of the token is opened again.'},
};
