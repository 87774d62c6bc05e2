import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cardDrawer, cardMarkup} from './card';

describe('the text of a card', () => {
  it('shows the section above the title, without a group that the title repeats', () => {
    const markup = cardMarkup({groups: ['APIs', 'REST API'], title: 'REST API'});
    expect(markup).toContain('>APIs</span>');
    expect(markup.match(/REST API/g)).toHaveLength(1);
  });

  it('can contain characters of markup', () => {
    expect(cardMarkup({groups: [], title: 'A & <b>'})).toContain('A &amp; &lt;b&gt;');
  });
});

it('draws titles of any length inside of 1200 × 630, with space around the text', async () => {
  const draw = await cardDrawer();
  const groups = ['Upgrades', 'Migration from v4 to v5', 'Breaking changes'];
  for (const title of [
    'Email',
    'STRAPI_HIDE_STARTUP_MESSAGE and similar variables removed',
    '"Config file": <reserved> names & more',
  ]) {
    const card = await draw({product: 'Strapi 5 Docs', groups, title});
    expect(await sharp(card).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
    const margin = await sharp(card).extract({left: 1121, top: 0, width: 79, height: 630}).toBuffer();
    const {channels} = await sharp(margin).stats();
    expect(channels.map(({stdev}) => stdev)).toEqual([0, 0, 0]);
  }
});
