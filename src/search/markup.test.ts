import {describe, expect, it} from 'vitest';
import {escapeExceptMarks} from './markup';

describe('escapeExceptMarks', () => {
  it('keeps marks and makes everything else text', () => {
    expect(escapeExceptMarks('<mark>a</mark> <img src=x onerror=alert(1)>')).toBe(
      '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('makes marks text when one of them is missing', () => {
    expect(escapeExceptMarks('<mark>a')).toBe('&lt;mark&gt;a');
  });

  it('does not keep a mark with attributes', () => {
    expect(escapeExceptMarks('<mark onclick=x>a</mark>')).not.toContain('<');
  });
});
