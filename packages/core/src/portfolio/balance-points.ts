import type { BalanceChart, ChartFlow } from '../contract/wallets/balance-chart.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, type SignedDecimal, toDecimal } from '../money/decimal.ts';

/** Point of the balance chart, with what came in and left since the one before. */
export interface BalancePoint {
  readonly t: Date;
  readonly value: Decimal;
  /** Change of the value since the first point without what came in and left: what prices did. */
  readonly gain: SignedDecimal;
  /** The gain in per cent of the first value and all deposits since; null where that is nothing. */
  readonly gainPercent: SignedDecimal | null;
  /** Part of the change that is no gain: `transfers` where money left, with or without deposits. */
  readonly moved: 'nothing' | 'deposits' | 'transfers';
  /** Sum of what came in since the first point, less what left. */
  readonly deposits: SignedDecimal;
  readonly flows: readonly ChartFlow[];
}

export interface LiveBalance {
  /** Value of now in US dollars; null without prices. */
  readonly value: Decimal | null;
  readonly at: Date;
}

/**
 * Returns the points of a balance chart, ending with the value of now. A wallet too young for the
 * steps of the chart begins with its first deposit.
 * @example
 * const chart = await client.wallets.getBalanceChart(walletId, { period: '1M', currency: 'USD' });
 * const points = balancePoints(chart, { value: toDecimal('120.00'), at: new Date() });
 */
export function balancePoints(chart: BalanceChart, live: LiveBalance): readonly BalancePoint[] {
  const drawn = chart.points.length > 0 ? chart.points : depositsOf(chart.flows);
  const known = live.value === null ? drawn : drawn.filter(({ t }) => t < live.at);
  const now = live.value === null || drawn.length === 0 ? [] : [{ t: live.at, value: live.value }];
  const values = [...known, ...now].map(({ t, value }) => ({ t, cents: parseAmount(value, 2) }));
  const [first] = values;
  if (first === undefined || values.every(({ cents }) => cents === 0n)) return [];
  let next = 0;
  let net = 0n;
  let invested: bigint = first.cents;
  let moved: BalancePoint['moved'] = 'nothing';
  return values.map(({ t, cents }, at) => {
    const flows: ChartFlow[] = [];
    for (
      let flow = chart.flows[next];
      flow !== undefined && (flow.t <= t || (at === known.length && now.length > 0));
      flow = chart.flows[next]
    ) {
      next += 1;
      if (at > 0 || flow.t.getTime() === t.getTime()) flows.push(flow);
      // The first value has what came before it.
      if (at === 0) continue;
      const [received, sent] = [parseAmount(flow.received, 2), parseAmount(flow.sent, 2)];
      net += received - sent;
      invested += received;
      if (sent > 0n) moved = 'transfers';
      else if (received > 0n && moved === 'nothing') moved = 'deposits';
    }
    const gain = cents - first.cents - net;
    return {
      t,
      value: toDecimal(toBaseUnits(cents), { decimals: 2 }),
      gain: signed(gain),
      gainPercent: invested === 0n ? null : signed(roundedRatio(gain * 10_000n, invested)),
      ...{ moved, deposits: signed(net), flows },
    };
  });
}

/** Value after each transaction, at the price of its time. */
function depositsOf(flows: readonly ChartFlow[]): BalanceChart['points'] {
  let sum = 0n;
  return flows.map(({ t, received, sent }) => {
    sum += parseAmount(received, 2) - parseAmount(sent, 2);
    return { t, value: toDecimal(toBaseUnits(sum < 0n ? 0n : sum), { decimals: 2 }) };
  });
}

/** Rounds half away from zero. */
function roundedRatio(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

function signed(hundredths: bigint): SignedDecimal {
  const size = toDecimal(toBaseUnits(hundredths < 0n ? -hundredths : hundredths), { decimals: 2 });
  return hundredths < 0n ? `-${size}` : size;
}
