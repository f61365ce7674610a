import { type Decimal, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRefund } from '../refunds/plan-refund.ts';
import { countRefunded } from './count-refunded.ts';
import { formatUnits } from './format-units.ts';
import type { RefundRow } from './load-refunds.ts';
import type { PresentationContext } from './present-payment.ts';
import { formatPriced } from './read-price.ts';
import { requireAsset } from './require-asset.ts';

/** Refunds in coins ask for no price, no chain and no link. */
const context = {} as PresentationContext;
const prices = () => null;

interface Refunding {
  readonly assetId: string;
  /** Units that came, and what they were credited, in 10⁻¹⁸ of the currency. */
  readonly received: bigint;
  readonly credited: bigint;
  /** Gross units of refunds, one after the other, and the fee that the business keeps of each. */
  readonly refunds: readonly { readonly gross: bigint; readonly feePercent: Decimal }[];
}

/** Plans refunds one after the other, as their calls do. */
function planAll({ assetId, received, credited, refunds }: Refunding): readonly RefundRow[] {
  const asset = requireAsset(assetId);
  const rows: (RefundRow & { readonly credit: bigint })[] = [];
  for (const { gross, feePercent } of refunds) {
    const promised = rows.reduce((sum, { units, keptUnits }) => sum + units + keptUnits, 0n);
    if (promised + gross > received) continue;
    const promisedCredit = rows.reduce((sum, { credit }) => sum + credit, 0n);
    const planned = planRefund(
      context,
      {
        ...{ parts: null, transfers: [], asset, received, credited },
        ...{ promised, promisedCredit, allPromisedCredit: promisedCredit },
      },
      {
        amount: { kind: 'CUSTOM', amount: formatUnits(gross, asset), currency: asset.id },
        ...{ feePercent, prices },
      },
    );
    rows.push({
      ...{ paymentId: 'pay_1', assetId, status: 'CONFIRMED', ...planned },
      ...{ credited: formatPriced(planned.credited), credit: planned.credited },
    });
  }
  return rows;
}

const asRow = (refunds: readonly Pick<RefundRow, 'credited'>[]) => {
  const sum = refunds.reduce((total, { credited }) => total + parseAmount(credited, 18), 0n);
  return { refunded: formatPriced(sum) };
};

const assets = ['DAI@ETH', 'ETH', 'BTC', 'USDT@TRX'] as const;
const cases: fc.Arbitrary<Refunding> = fc.constantFrom(...assets).chain((assetId) => {
  const { decimals, minimumAmount } = requireAsset(assetId);
  const least = parseAmount(minimumAmount, decimals) * 2n + 1n;
  const most = least * 10n ** 9n;
  return fc.record({
    assetId: fc.constant(assetId),
    received: fc.bigInt({ min: least, max: most }),
    // From far less to far more than one 10⁻¹⁸ of the currency for a unit.
    credited: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    refunds: fc.array(
      fc.record({
        gross: fc.bigInt({ min: least, max: most }),
        feePercent: fc.constantFrom(
          ...['0', '2.5', '33.3333'].map((percent) => toDecimal(percent)),
        ),
      }),
      { maxLength: 6 },
    ),
  });
});

describe('countRefunded', () => {
  it('counts each unit that went back, whatever its value is', () => {
    fc.assert(
      fc.property(cases, (refunding) => {
        const refunds = planAll(refunding);
        const units = refunds.reduce((sum, each) => sum + each.units + each.keptUnits, 0n);
        const quote = { assetId: refunding.assetId, rate: '0.000000001' };
        expect(countRefunded({ row: asRow(refunds), refunds }, quote)).toBe(units);
      }),
    );
  });

  it('counts refunds in a block, and not those on their way', () => {
    const [mined, waiting] = planAll({
      ...{ assetId: 'DAI@ETH', received: 10n ** 21n, credited: 10n ** 18n },
      refunds: [
        { gross: 3n * 10n ** 18n + 1n, feePercent: toDecimal('0') },
        { gross: 10n ** 20n, feePercent: toDecimal('0') },
      ],
    });
    if (mined === undefined || waiting === undefined) throw new Error('two refunds were planned');
    const refunds = [mined, { ...waiting, status: 'BROADCAST' as const }];
    const quote = { assetId: 'DAI@ETH', rate: '1' };
    expect(countRefunded({ row: asRow([mined]), refunds }, quote)).toBe(3n * 10n ** 18n + 1n);
    // A reorganisation took it back, and the decision kept counting it.
    expect(countRefunded({ row: asRow([mined, waiting]), refunds }, quote)).toBe(
      toBaseUnits(103n * 10n ** 18n + 1n),
    );
  });

  it('values what went back in another asset at the rate of the quote', () => {
    const refunds = planAll({
      ...{ assetId: 'BTC', received: 10n ** 8n, credited: 100n * 10n ** 18n },
      refunds: [{ gross: 5n * 10n ** 7n, feePercent: toDecimal('0') }],
    });
    const quote = { assetId: 'ETH', rate: '2000' };
    expect(countRefunded({ row: asRow(refunds), refunds }, quote)).toBe(25n * 10n ** 15n);
  });
});
