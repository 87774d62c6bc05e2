/** Lets the next page's article be drawn first. */
import React, {type ReactNode} from 'react';
import Footer from '@theme-original/Footer';
import {AfterArticle} from '@site/src/route-loading';

const footer = <Footer />;

export default function FooterAfterArticle(): ReactNode {
  return <AfterArticle>{footer}</AfterArticle>;
}
