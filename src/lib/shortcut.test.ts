import {afterEach, describe, expect, it, vi} from 'vitest';
import {isCommand, keyOf} from './shortcut';

const NO_MODIFIERS = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('keyOf', () => {
  it.each([
    ['Latin', 'k', 'KeyK', 'k'],
    ['Caps Lock', 'K', 'KeyK', 'k'],
    ['Cyrillic', 'л', 'KeyK', 'k'],
    ['Cyrillic with Caps Lock', 'Ш', 'KeyI', 'i'],
    ['Greek', 'κ', 'KeyK', 'k'],
    ['Hebrew', 'ל', 'KeyK', 'k'],
    ['Arabic', 'ن', 'KeyK', 'k'],
    ['Arabic slash', 'ظ', 'Slash', '/'],
    ['Hebrew slash', '/', 'KeyQ', '/'],
    ['Cyrillic slash', '/', 'Backslash', '/'],
    ['Dvorak', 'k', 'KeyV', 'k'],
    ['the place of K on Dvorak', 't', 'KeyK', 't'],
    ['the place of the slash on a German keyboard', '-', 'Slash', '-'],
    ['a Latin letter with an accent', 'ı', 'KeyI', 'ı'],
    ['a named key', 'Escape', 'Escape', 'escape'],
    ['a Cyrillic letter where Latin layouts have a sign', 'х', 'BracketLeft', 'х'],
  ])('%s', (_, key, code, meaning) => {
    expect(keyOf({key, code})).toBe(meaning);
  });

  it('takes events without a key', () => {
    expect(keyOf({})).toBe('');
  });
});

describe('isCommand', () => {
  const on = (userAgent: string) => vi.stubGlobal('navigator', {userAgent});
  const k = {...NO_MODIFIERS, key: 'k', code: 'KeyK'};

  it('is Ctrl or Cmd, and on macOS only Cmd', () => {
    on('Mozilla/5.0 (X11; Linux x86_64)');
    expect(isCommand({...k, ctrlKey: true}, 'k')).toBe(true);
    expect(isCommand({...k, metaKey: true}, 'k')).toBe(true);
    expect(isCommand(k, 'k')).toBe(false);
    on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    expect(isCommand({...k, ctrlKey: true}, 'k')).toBe(false);
    expect(isCommand({...k, metaKey: true}, 'k')).toBe(true);
  });

  it('leaves other modifiers to the browser, AltGr included', () => {
    on('Mozilla/5.0 (X11; Linux x86_64)');
    expect(isCommand({...k, ctrlKey: true, shiftKey: true}, 'k')).toBe(false);
    expect(isCommand({...k, ctrlKey: true, altKey: true}, 'k')).toBe(false);
  });
});
