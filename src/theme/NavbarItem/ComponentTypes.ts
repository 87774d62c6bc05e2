/** Only the kinds of items that this navbar has: the others are 1 KB of each page. A build fails on an item of another kind. */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

const ComponentTypes: Pick<ComponentTypesObject, 'default' | 'doc'> = {default: DefaultNavbarItem, doc: DocNavbarItem};

export default ComponentTypes;
