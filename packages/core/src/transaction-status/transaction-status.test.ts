import { describe, expect, it } from 'vitest';
import { confirmationsOf, statusOf } from './transaction-status.ts';

const at = (blockHeight: number | null, headHeight: number | null) =>
  statusOf({ blockHeight, endedAs: null }, { headHeight, required: 2 });

describe('statusOf', () => {
  it('is pending without a block', () => {
    expect(at(null, 100)).toBe('PENDING');
  });

  it('is confirming below the required confirmations and confirmed from there on', () => {
    expect([at(100, 100), at(100, 101), at(100, 102)]).toEqual([
      'CONFIRMING',
      'CONFIRMED',
      'CONFIRMED',
    ]);
  });

  it('goes back to confirming when the head falls', () => {
    expect([at(100, 101), at(100, 100)]).toEqual(['CONFIRMED', 'CONFIRMING']);
  });

  it('is confirming in a block that is ahead of the known head', () => {
    expect([at(100, 99), at(100, null)]).toEqual(['CONFIRMING', 'CONFIRMING']);
  });

  it.each(['FAILED', 'DROPPED', 'REPLACED'] as const)('keeps the end %s', (endedAs) => {
    expect(statusOf({ blockHeight: null, endedAs }, { headHeight: 100, required: 2 })).toBe(
      endedAs,
    );
    expect(statusOf({ blockHeight: 1, endedAs }, { headHeight: 100, required: 2 })).toBe(endedAs);
  });
});

describe('confirmationsOf', () => {
  it('counts the block itself', () => {
    expect([confirmationsOf(100, 100), confirmationsOf(100, 104)]).toEqual([1, 5]);
  });

  it('is 0 without a block, without a head and above the head', () => {
    expect([
      confirmationsOf(null, 100),
      confirmationsOf(100, null),
      confirmationsOf(101, 100),
    ]).toEqual([0, 0, 0]);
  });
});
