/** An icon of the site's set. */
export {default} from '@phosphor-icons/core/regular/sun.svg';
