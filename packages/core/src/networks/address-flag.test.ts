import { expect, it } from 'vitest';
import { losesFunds } from './address-flag.ts';

it.each(['future-witness', 'taproot-off-curve', 'burn', 'program'] as const)(
  '%s stands against paying, also beside a notice',
  (flag) => {
    expect(losesFunds([flag])).toBe(true);
    expect(losesFunds(['no-checksum', flag])).toBe(true);
  },
);

it('lets an address be paid that has only a notice, or nothing', () => {
  expect(losesFunds(['no-checksum', 'off-curve', 'bounceable'])).toBe(false);
  expect(losesFunds([])).toBe(false);
});
