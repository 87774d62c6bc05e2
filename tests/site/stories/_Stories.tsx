import React, {type ComponentType, type ReactNode} from 'react';

const folders = import.meta.webpackContext('../../../src/components', {regExp: /^\.\/\w+\/story\.mdx$/});

const STORIES = folders.keys().flatMap((path) => {
  const story = folders(path).default;
  return isComponent(story) ? [{path, Story: story}] : [];
});

/** The story of each component, as a part of the page. */
export default function Stories(): ReactNode {
  return STORIES.map(({path, Story}) => <Story key={path} />);
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
