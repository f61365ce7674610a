import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextSearch, createTextSearches } from './create-text-search.ts';

describe('createTextSearch', () => {
  // Few letters, so that many places look alike.
  const letters = fc.constantFrom('a', 'b', 'é', '1');
  const wanted = fc.array(fc.string({ unit: letters, minLength: 4, maxLength: 12 }), {
    maxLength: 6,
  });
  const text = fc.string({ unit: letters, maxLength: 60 });

  it('says what comparing with each says', () => {
    fc.assert(
      fc.property(wanted, text, (each, long) => {
        expect(createTextSearch(each)(long)).toBe(each.some((one) => long.includes(one)));
      }),
    );
  });

  it('finds a text at every place of another, up to its last letter', () => {
    fc.assert(
      fc.property(wanted, text, text, fc.nat(), (each, before, after, at) => {
        fc.pre(each.length > 0);
        const one = each[at % each.length] ?? '';
        expect(createTextSearch(each)(before + one + after)).toBe(true);
      }),
    );
  });

  it('finds nothing where nothing is wanted, and refuses what is too short to be told apart', () => {
    expect(createTextSearch([])('anything')).toBe(false);
    expect(() => createTextSearch(['address', 'abc'])).toThrow(RangeError);
  });

  it('is kept for as long as the same is wanted', () => {
    const searchFor = createTextSearches();
    const first = searchFor(['first', 'second']);
    expect(searchFor(['first', 'second'])).toBe(first);
    expect(searchFor(['first', 'third'])('the third')).toBe(true);
    expect(searchFor(['first'])('the third')).toBe(false);
  });

  it('looks for what is wanted as the text shows it, and prepares that once', () => {
    const written: string[] = [];
    const searchFor = createTextSearches((wanted) => {
      written.push(wanted);
      return `<${wanted}>`;
    });
    expect(searchFor(['first'])('a <first> one')).toBe(true);
    expect(searchFor(['first'])('a first one')).toBe(false);
    expect(written).toEqual(['first']);
  });
});
