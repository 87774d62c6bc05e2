import {describe, expect, it} from 'vitest';
import {MemoryStorage} from './storageGuard';

describe('MemoryStorage', () => {
  it('starts with what it is given', () => {
    const storage = new MemoryStorage([
      ['theme', 'dark'],
      ['other', ''],
    ]);
    expect(storage.getItem('theme')).toBe('dark');
    expect(storage.getItem('other')).toBe('');
    expect(storage).toHaveLength(2);
  });

  it('keeps, lists, removes and clears', () => {
    const storage = new MemoryStorage();
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.setItem('a', '3');
    expect([storage.key(0), storage.key(1), storage.key(2)]).toEqual(['a', 'b', null]);
    expect(storage.getItem('a')).toBe('3');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(storage).toHaveLength(1);
    storage.clear();
    expect(storage).toHaveLength(0);
  });
});
