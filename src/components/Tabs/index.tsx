/** Docusaurus's tabs, which pages use without an import. */
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
