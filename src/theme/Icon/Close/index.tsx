/** An icon of the site's set. */
export {default} from '@phosphor-icons/core/regular/x.svg';
