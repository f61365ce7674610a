import { describe, expect, it } from 'vitest';
import { requestMemo } from './uri-parts.ts';

const invalid = expect.objectContaining({ code: 'payment_uri_invalid' });

describe('requestMemo', () => {
  it('keeps a text as it is', () => {
    for (const text of ['104829', ' a ', 'Zoë 🙂', 'a+b%20c'])
      expect(requestMemo(text, { maximumBytes: 120 })).toBe(text);
  });

  it('takes an empty text for none', () => {
    expect(requestMemo('', { maximumBytes: 120 })).toBeNull();
    expect(requestMemo(null, { maximumBytes: 120 })).toBeNull();
  });

  it('counts bytes, not letters', () => {
    expect(requestMemo('ë'.repeat(60), { maximumBytes: 120 })).toHaveLength(60);
    expect(() => requestMemo('ë'.repeat(61), { maximumBytes: 120 })).toThrow(invalid);
    expect(() => requestMemo('a'.repeat(121), { maximumBytes: 120 })).toThrow(invalid);
  });

  it('refuses what could not be shown as it is, instead of changing it', () => {
    for (const text of ['a\u202eb', 'a\nb', '\u2066', '\ud800'])
      expect(() => requestMemo(text, { maximumBytes: 120 })).toThrow(invalid);
  });
});
