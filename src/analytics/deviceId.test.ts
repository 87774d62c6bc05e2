import {describe, expect, it} from 'vitest';
import {deviceIdOf} from './deviceId';

describe('the device id', () => {
  it.each([
    ['_ga=GA1.1.1234567890.1700000000', '1234567890.1700000000'],
    ['a=b; _ga=GA1.2.1.2; _ga_ABC=GS1.1.3.4', '1.2'],
  ])('of %s is %s', (cookies, id) => {
    expect(deviceIdOf(cookies)).toBe(id);
  });

  it.each(['', '_ga=', '_ga=GA1.1.123', '_ga=GA1.1.1.2.3', '_ga=GA1.1..', '_ga=%00', 'x_ga=GA1.1.1.2', '_ga_X=GA1.1.1.2'])(
    'of %j there is none',
    (cookies) => {
      expect(deviceIdOf(cookies)).toBeNull();
    },
  );
});
