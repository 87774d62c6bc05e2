import type {LoadContext, Plugin} from '@docusaurus/types';
import {BOOKSHOP_ZIP} from '../../src/site/constants';
import {CONTENT_TYPES, generatedFile} from '../generatedFiles';
import {bookshopZip} from './bookshopZip';

/** Serves the app that samples are run on as a project that readers can download. */
export default function bookshopPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const file = {url: BOOKSHOP_ZIP, contentType: CONTENT_TYPES.zip, text: () => bookshopZip(siteDir, siteConfig.url)};
  return {name: 'bookshop', ...generatedFile(file)};
}
