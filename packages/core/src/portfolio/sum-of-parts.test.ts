import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBaseUnits } from '../money/base-units.ts';
import { parseAmount, toDecimal } from '../money/decimal.ts';
import { formatMoney } from '../money/format-money.ts';
import { holdingValue } from './account-value.ts';
import { groupHoldings } from './group-holdings.ts';
import type { ValuedHolding } from './value-holdings.ts';

const networks = ['ETH', 'TRX', 'SOL'] as const;
const units = fc.bigInt({ min: 0n, max: 10n ** 24n });
const price = fc.bigInt({ min: 1n, max: 10n ** 12n });

/** One token on three networks, at one price. */
const holdings = fc
  .tuple(price, fc.array(units, { minLength: 3, maxLength: 3 }))
  .map(([digits, amounts]) =>
    amounts.map((amount, at): ValuedHolding => {
      const network = networks[at % networks.length] ?? 'ETH';
      return {
        ...{ id: `USDT@${network}`, network, name: 'Tether', symbol: 'USDT' },
        ...{ decimals: 18, digits: 6, fiat: null, change24hPercent: null },
        price: toDecimal(toBaseUnits(digits), { decimals: 8 }),
        balance: toDecimal(toBaseUnits(amount), { decimals: 18 }),
        pending: toDecimal('0'),
        hasPending: false,
      };
    }),
  );

it('the total of a group is the sum of its parts as they are shown, for 200 random amounts', () => {
  fc.assert(
    fc.property(holdings, (parts) => {
      const [group] = groupHoldings(parts, 'worth');
      const shown = parts.map((part) => formatMoney(holdingValue(part)).replace(/[$,]/g, ''));
      const sum = shown.reduce((total, text) => total + parseAmount(text, 2), 0n);
      expect(formatMoney(group?.fiat ?? null).replace(/[$,]/g, '')).toBe(
        toDecimal(toBaseUnits(sum), { decimals: 2 }),
      );
    }),
    { numRuns: 200 },
  );
});
