import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date } from '../values.ts';

import type { FaucetPayment, SandboxPath } from './sandbox.ts';

export interface Replace {
  readonly hash: string;
  /** Where the money goes instead; null leaves it with the sender. */
  readonly to: string | null;
  /** Per size, as the network counts it; more than the one that is replaced pays. */
  readonly feeRate: Decimal;
}
export const replace: Endpoint<SandboxPath, unknown, Replace, Data<FaucetPayment>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/replace',
  status: 201,
  public: true,
  response: (): Schema<Data<FaucetPayment>> => data(z.object({ hash: z.string() })),
};

export interface AdvanceClock {
  readonly advanceSeconds: number;
}
export interface ClockState {
  readonly now: Date;
}
export const advanceClock: Endpoint<unknown, unknown, AdvanceClock, Data<ClockState>> = {
  method: 'POST',
  path: '/v1/dev/clock',
  public: true,
  response: (): Schema<Data<ClockState>> => data(z.object({ now: date() })),
};
