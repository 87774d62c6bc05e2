import {expect, it} from 'vitest';
import {withPositions} from './insightsClient';

it('counts the positions of clicks from 1, however they were made', () => {
  const mouse = {eventType: 'click', positions: [0]};
  const keyboard = {eventType: 'click', positions: [1], algoliaSource: ['autocomplete']};
  const view = {eventType: 'view', objectIDs: ['a']};
  expect(withPositions({events: [mouse, keyboard, view]})).toEqual({
    events: [{eventType: 'click', positions: [1]}, keyboard, view],
  });
});
