/** Replaces Docusaurus's icon with one from the site's icon set. */
export {default} from '@phosphor-icons/core/regular/pencil-simple.svg';
