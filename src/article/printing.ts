import siteConfig from '@generated/docusaurus.config';
import {shortDate} from '../lib/shortDate';

/** Dark pages are printed in light colors: browsers don't print backgrounds, and pale text would be on white paper. */
const THEME = 'data-theme';

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  const sheet = document.createElement('style');
  let shown: string | null = null;
  matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) {
      shown = root.getAttribute(THEME);
      root.setAttribute(THEME, 'light');
    } else if (shown !== null) {
      root.setAttribute(THEME, shown);
    }
  });
  addEventListener('beforeprint', () => {
    sheet.textContent = marginBoxes();
    document.head.append(sheet);
  });
}

/** What each sheet says about itself. Browsers that can't write into margins print the same in their own headers. */
function marginBoxes(): string {
  const page = new URL(location.pathname, siteConfig.url).href;
  const {strapiVersion} = siteConfig.customFields ?? {};
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const boxes: Record<string, string> = {
    'top-left': quoted(title),
    ...(typeof strapiVersion === 'string' && {'top-right': quoted(`Strapi ${strapiVersion}`)}),
    'bottom-left': quoted(page),
    'bottom-right': `${quoted(`Printed ${shortDate(new Date())} ·`)} "\\a0" counter(page) "/" counter(pages)`,
  };
  const rules = Object.entries(boxes).map(([name, content]) => `@${name} {content: ${content}}`);
  return `@page {margin: 2cm 1.5cm; font: 8pt sans-serif; color: #5b5b78; ${rules.join(' ')}}`;
}

function quoted(text: string): string {
  return JSON.stringify(text.replace(/[\s\u200b]+/g, ' ').trim());
}
