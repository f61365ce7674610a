import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';
import { transactionHash } from './controls.ts';
import { type FaucetPayment, type SandboxPath, sandboxPath } from './sandbox.ts';

export interface Replace {
  readonly hash: string;
  /** Where the money goes instead; null leaves it with the sender. */
  readonly to: string | null;
  /** Per size, as the network counts it; more than the one that is replaced pays. */
  readonly feeRate: Decimal;
}
export const replace = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/replace',
  summary: 'Replace a waiting transaction of the faucet by one that pays more.',
  status: 201,
  public: true,
  params: sandboxPath,
  body: (): Schema<Replace> =>
    z.strictObject({
      hash: transactionHash(),
      to: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
      feeRate: decimal(),
    }),
  response: (): Schema<Data<FaucetPayment>> => data(z.object({ hash: z.string() })),
} satisfies Endpoint<SandboxPath, unknown, Replace, Data<FaucetPayment>>;

export interface AdvanceClock {
  readonly advanceSeconds: number;
}
export interface ClockState {
  readonly now: Date;
}
export const advanceClock = {
  method: 'POST',
  path: '/v1/dev/clock',
  summary: 'Move the clock of the server on; only where tests may.',
  public: true,
  body: (): Schema<AdvanceClock> =>
    z.strictObject({ advanceSeconds: z.int().check(z.minimum(1), z.maximum(31_622_400)) }),
  response: (): Schema<Data<ClockState>> => data(z.object({ now: date() })),
} satisfies Endpoint<unknown, unknown, AdvanceClock, Data<ClockState>>;
