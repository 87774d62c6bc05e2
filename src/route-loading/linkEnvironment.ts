/**
 * What Docusaurus's `Link` is told of the browser. With observers, it makes one for each link whenever it draws it, and forgets the one
 * before: 57 of them after two clicks, all of which the browser checks before each frame. Without, it names the link's page when the link
 * is there, and `prefetch.ts` watches all links with one observer.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

export default {...ExecutionEnvironment, canUseIntersectionObserver: false};
