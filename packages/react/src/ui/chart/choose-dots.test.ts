import { describe, expect, it } from 'vitest';
import { chooseDots } from './choose-dots.ts';

describe('chooseDots', () => {
  it('leaves out events at which the line stays flat', () => {
    const events = [
      { x: 0, rise: 0 },
      { x: 50, rise: 20 },
      { x: 100, rise: -2 },
      { x: 150, rise: -8 },
    ];
    expect(chooseDots(events)).toEqual([1, 3]);
  });

  it('keeps the larger one of two that would cover each other', () => {
    const events = [
      { x: 40, rise: 5 },
      { x: 50, rise: -30 },
      { x: 60, rise: 6 },
      { x: 80, rise: 4 },
    ];
    expect(chooseDots(events)).toEqual([1, 3]);
  });
});
