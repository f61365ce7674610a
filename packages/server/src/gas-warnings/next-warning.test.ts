import { describe, expect, it } from 'vitest';
import { nextWarning } from './next-warning.ts';

const fee = 100n;
const at = (available: bigint, price = fee) => ({ available, fee: price });

describe('nextWarning', () => {
  it('warns below the fee of five transfers, and not at it', () => {
    expect(nextWarning(null, at(500n))).toEqual({ lowest: null, warns: false });
    expect(nextWarning(null, at(499n))).toEqual({ lowest: 499n, warns: true });
  });

  it('warns once while the funds go on falling', () => {
    expect(nextWarning(499n, at(120n))).toEqual({ lowest: 120n, warns: false });
    expect(nextWarning(120n, at(120n))).toEqual({ lowest: 120n, warns: false });
    expect(nextWarning(120n, at(480n))).toEqual({ lowest: 120n, warns: false });
  });

  it('takes no lower fee for a refill', () => {
    expect(nextWarning(120n, at(120n, 1n))).toEqual({ lowest: 120n, warns: false });
    expect(nextWarning(120n, at(120n))).toEqual({ lowest: 120n, warns: false });
  });

  it('warns again of the next fall after a refill', () => {
    const refilled = nextWarning(120n, at(500n));
    expect(refilled).toEqual({ lowest: null, warns: false });
    expect(nextWarning(refilled.lowest, at(300n))).toEqual({ lowest: 300n, warns: true });
  });
});
