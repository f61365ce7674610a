import { describe, expect, it } from 'vitest';
import { filterOptions, findByTyping, moveActive } from './list-navigation.ts';

const options = [
  { id: '0', text: 'Bitcoin', disabled: true },
  { id: '1', text: 'Bitcoin savings' },
  { id: '2', text: 'Litecoin', disabled: true },
  { id: '3', text: 'Toncoin' },
  { id: '4', text: 'Tron' },
];

describe('moveActive', () => {
  it.each([
    ['ArrowDown', 1, 3],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 1, 1],
    ['ArrowDown', 4, 4],
    ['ArrowDown', -1, 1],
    ['Home', 4, 1],
    ['End', 1, 4],
    ['x', 3, 3],
  ])('leads with %s from %i to %i, past what is disabled', (key, from, to) => {
    expect(moveActive(options, from, key)).toBe(to);
  });
});

describe('findByTyping', () => {
  it('finds the next text that begins with what was typed', () => {
    expect(findByTyping(options, 1, 'to')).toBe(3);
    expect(findByTyping(options, 3, 'tr')).toBe(4);
  });

  it('goes on with a letter that is repeated, and around', () => {
    expect(findByTyping(options, 3, 't')).toBe(4);
    expect(findByTyping(options, 4, 'tt')).toBe(3);
  });

  it('stays where nothing begins so, or only what is disabled', () => {
    expect(findByTyping(options, 3, 'x')).toBe(3);
    expect(findByTyping(options, 3, 'l')).toBe(3);
  });
});

describe('filterOptions', () => {
  it('keeps what contains the query, whatever its case', () => {
    expect(filterOptions(options, ' COIN ').map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
  });
});
