import { describe, expect, it } from 'vitest';
import type { BalanceChart, ChartFlow } from '../contract/wallets/balance-chart.ts';
import { toDecimal } from '../money/decimal.ts';
import { balancePoints } from './balance-points.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 12, minute));
const flow = (minute: number, [received, sent]: readonly [string, string]): ChartFlow => ({
  t: at(minute),
  received: toDecimal(received),
  sent: toDecimal(sent),
  count: 1,
  only: null,
});
const chart = (
  values: readonly (readonly [number, string])[],
  flows: readonly ChartFlow[] = [],
): BalanceChart => ({
  points: values.map(([minute, value]) => ({ t: at(minute), value: toDecimal(value) })),
  first: null,
  last: null,
  min: null,
  max: null,
  currency: 'USD',
  flows,
});

describe('balancePoints', () => {
  it('ends with the value of now', () => {
    const live = { value: toDecimal('130.00'), at: at(20) };
    const points = balancePoints(
      chart([
        [0, '100.00'],
        [10, '120.00'],
      ]),
      live,
    );
    expect(points.map(({ value }) => value)).toEqual(['100.00', '120.00', '130.00']);
    expect(points.at(-1)).toMatchObject({ t: at(20), gain: '30.00', gainPercent: '30.00' });
    expect(balancePoints(chart([[0, '100.00']]), { value: null, at: at(20) })).toHaveLength(1);
  });

  it('takes deposits and sends out of the gain, and marks them', () => {
    const flows = [
      flow(-5, ['100.00', '0.00']),
      flow(5, ['900.00', '0.00']),
      flow(15, ['0.00', '400.00']),
    ];
    const points = balancePoints(
      chart(
        [
          [0, '100.00'],
          [10, '990.00'],
        ],
        flows,
      ),
      {
        value: toDecimal('600.00'),
        at: at(20),
      },
    );
    expect(points.map(({ gain }) => gain)).toEqual(['0.00', '-10.00', '0.00']);
    // The base is the 100 at the beginning and the 900 that came in; what leaves makes it no smaller.
    expect(points.map(({ gainPercent }) => gainPercent)).toEqual(['0.00', '-1.00', '0.00']);
    expect(points.map(({ moved }) => moved)).toEqual(['nothing', 'deposits', 'transfers']);
    expect(points.map(({ deposits }) => deposits)).toEqual(['0.00', '900.00', '500.00']);
    expect(points.map((point) => point.flows)).toEqual([[], [flows[1]], [flows[2]]]);
  });

  it('takes what no point has yet out of the value of now', () => {
    const flows = [flow(21, ['50.00', '0.00'])];
    const live = { value: toDecimal('150.00'), at: at(20) };
    const points = balancePoints(chart([[0, '100.00']], flows), live);
    expect(points.map(({ gain }) => gain)).toEqual(['0.00', '0.00']);
    expect(points.at(-1)?.flows).toEqual(flows);
  });

  it('draws a line from the first deposit on, before the chart has a step', () => {
    const flows = [flow(3, ['50.00', '0.00'])];
    const points = balancePoints(chart([], flows), { value: toDecimal('51.00'), at: at(9) });
    expect(points.map(({ t, value, gain }) => [t, value, gain])).toEqual([
      [at(3), '50.00', '0.00'],
      [at(9), '51.00', '1.00'],
    ]);
    expect(points[0]?.flows).toEqual(flows);
  });

  it('is empty for a wallet that was never worth anything', () => {
    expect(balancePoints(chart([]), { value: toDecimal('0.00'), at: at(1) })).toEqual([]);
    expect(
      balancePoints(
        chart([
          [0, '0.00'],
          [1, '0.00'],
        ]),
        { value: null, at: at(1) },
      ),
    ).toEqual([]);
  });
});
