import { describe, expect, it } from 'vitest';
import { invalidReason } from './invalid-reason.ts';

const arrived = { counted: true, endedAs: null };
const lost = { counted: false, endedAs: 'REPLACED' };

describe('invalidReason', () => {
  it('names the network where it undid a payment, though money of it still counts', () => {
    expect(invalidReason({ flags: ['reorged'], transfers: [arrived] })).toBe('UNDONE');
  });

  it('names the network where the only transaction was replaced', () => {
    expect(invalidReason({ flags: [], transfers: [lost] })).toBe('UNDONE');
    expect(invalidReason({ flags: [], transfers: [lost, arrived] })).toBe('REFUSED');
  });

  it('names the business where it marked the payment, with its money or without', () => {
    const flags = ['manuallyMarked'] as const;
    expect(invalidReason({ flags, transfers: [arrived] })).toBe('REFUSED');
    expect(invalidReason({ flags, transfers: [lost] })).toBe('EMPTY');
    expect(invalidReason({ flags, transfers: [] })).toBe('EMPTY');
  });
});
