import type {ContentManagerPlugin} from '@strapi/content-manager/strapi-admin';
import {CopyLinkAction} from './CopyLinkAction';
import {CopyLinksAction} from './CopyLinksAction';
import {ListsSidePanel} from './ListsSidePanel';
import {OpenShopAction} from './OpenShopAction';
import {quoteWithGuillemets} from './quoteWithGuillemets';

export function extendContentManager(apis: ContentManagerPlugin['config']['apis']) {
  apis.addEditViewSidePanel([ListsSidePanel]);
  apis.addDocumentAction([CopyLinkAction]);
  apis.addDocumentHeaderAction([OpenShopAction]);
  apis.addBulkAction([CopyLinksAction]);
  quoteWithGuillemets(apis);
}
