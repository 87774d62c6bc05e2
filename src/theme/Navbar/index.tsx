/** Lets the next page's article be drawn first. */
import React, {type ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import {AfterArticle} from '@site/src/route-loading';

const navbar = <Navbar />;

export default function NavbarAfterArticle(): ReactNode {
  return <AfterArticle>{navbar}</AfterArticle>;
}
