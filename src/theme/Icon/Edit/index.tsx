/** Replaces Docusaurus's icon by that of the site's icon set. */
export {default} from '@phosphor-icons/core/regular/pencil-simple.svg';
