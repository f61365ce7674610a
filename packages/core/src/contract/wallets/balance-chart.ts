import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { date, decimal, network } from '../values.ts';

/** A day in steps of 5 minutes, a week of an hour, a month of 4 hours, then days; all by weeks. */
export type ChartPeriod = '1D' | '1W' | '1M' | '3M' | '1Y' | 'ALL';

export interface BalanceChartQuery {
  /** All wallets of the user unless given. */
  readonly walletId?: string;
  /** One account of them; all unless given. */
  readonly accountId?: string;
  /** A month unless given. */
  readonly period?: ChartPeriod;
  /** `USD` unless given. */
  readonly currency?: string;
}
export interface ChartPoint {
  readonly t: Date;
  readonly value: Decimal;
}
/** Deposits and sends within one step of the chart, at the value of their time in US dollars. */
export interface ChartFlow {
  /** When the value has its last transaction: a deposit counts once it is deep enough. */
  readonly t: Date;
  readonly received: Decimal;
  readonly sent: Decimal;
  /** Number of transactions. */
  readonly count: number;
  /** The transaction, where there is one alone. */
  readonly only: ChartTransfer | null;
}
export interface ChartTransfer {
  readonly type: 'SENT' | 'RECEIVED';
  readonly network: Network;
  readonly symbol: string;
  readonly amount: Decimal;
  /** Recipient of what was sent. */
  readonly toAddress: string | null;
}
/** Worth over time, at the prices of each time. The four figures are null without any point. */
export interface BalanceChart {
  readonly points: readonly ChartPoint[];
  readonly first: Decimal | null;
  readonly last: Decimal | null;
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  readonly currency: string;
  /** Oldest first. */
  readonly flows: readonly ChartFlow[];
}
export const getBalanceChart: Endpoint<unknown, BalanceChartQuery, unknown, BalanceChart> = {
  method: 'GET',
  path: '/api/wallets/balance-chart',
  response: (): Schema<BalanceChart> => {
    const figure = () => z.nullable(decimal());
    return z.object({
      points: z.readonly(z.array(z.object({ t: date(), value: decimal() }))),
      first: figure(),
      last: figure(),
      min: figure(),
      max: figure(),
      currency: z.string(),
      flows: z.readonly(z.array(flow())),
    });
  },
};

function flow(): Schema<ChartFlow> {
  return z.object({
    t: date(),
    received: decimal(),
    sent: decimal(),
    count: z.int(),
    only: z.nullable(
      z.object({
        type: z.enum(['SENT', 'RECEIVED']),
        network: network(),
        symbol: z.string(),
        amount: decimal(),
        toAddress: z.nullable(z.string()),
      }),
    ),
  });
}
