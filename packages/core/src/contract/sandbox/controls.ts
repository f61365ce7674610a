import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';
import { type LedgerHead, ledgerHead, type SandboxPath, sandboxPath } from './sandbox.ts';

/** A transaction id as networks write it: hex, base58 or base64url. */
export const transactionHash = (): Schema<string> => z.string().check(z.regex(/^[\w-]{40,128}$/));

export interface Reorg {
  /** How many of the newest blocks are taken back. */
  readonly depth: number;
  /** Transactions of these blocks, or waiting ones, that are forgotten instead of waiting again. */
  readonly dropTx: readonly string[];
}
export const reorg = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/reorg',
  summary: 'Take the newest blocks back; mining goes on from there. 409 REORG_TOO_DEEP.',
  public: true,
  params: sandboxPath,
  body: (): Schema<Reorg> =>
    z.strictObject({
      depth: z.int().check(z.minimum(1), z.maximum(100)),
      dropTx: z.readonly(z.array(transactionHash()).check(z.maxLength(100))),
    }),
  response: () => data(ledgerHead()),
} satisfies Endpoint<SandboxPath, unknown, Reorg, Data<LedgerHead>>;

export interface Hold {
  readonly hash: string;
  readonly hold: boolean;
}
export const hold = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/hold',
  summary: 'Keep a waiting transaction, and what builds on it, out of blocks, or let it go.',
  public: true,
  params: sandboxPath,
  body: (): Schema<Hold> => z.strictObject({ hash: transactionHash(), hold: z.boolean() }),
  response: (): Schema<Data<Hold>> => data(z.object({ hash: z.string(), hold: z.boolean() })),
} satisfies Endpoint<SandboxPath, unknown, Hold, Data<Hold>>;

export interface Outage {
  /** 0 ends it now. */
  readonly seconds: number;
}
export interface OutageEnd {
  /** Null: the chain answers. */
  readonly until: Date | null;
}
export const outage = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/outage',
  summary: 'Cut the server off from the ledger for some seconds; the ledger itself goes on.',
  public: true,
  params: sandboxPath,
  body: (): Schema<Outage> =>
    z.strictObject({ seconds: z.int().check(z.minimum(0), z.maximum(3_600)) }),
  response: (): Schema<Data<OutageEnd>> => data(z.object({ until: z.nullable(date()) })),
} satisfies Endpoint<SandboxPath, unknown, Outage, Data<OutageEnd>>;

/** A price that stays until it is released by null; or a feed that fails in one of two ways. */
export type SandboxRate =
  | { readonly symbol: string; readonly price: Decimal | null }
  | { readonly symbol: string; readonly feed: 'stale' | 'unavailable' };
export interface SandboxRateState {
  readonly symbol: string;
  readonly feed: 'walk' | 'pinned' | 'stale' | 'unavailable';
  readonly price: Decimal | null;
}
export const setSandboxRate = {
  method: 'POST',
  path: '/v1/dev/sandbox/rates',
  summary:
    'Pin the price of an asset, make its feed fail, or with a price of null let it walk again.',
  public: true,
  body: (): Schema<SandboxRate> => {
    const symbol = () => z.string().check(z.minLength(1), z.maxLength(32));
    return z.union([
      z.strictObject({ symbol: symbol(), price: z.nullable(decimal()) }),
      z.strictObject({ symbol: symbol(), feed: z.enum(['stale', 'unavailable']) }),
    ]);
  },
  response: (): Schema<Data<SandboxRateState>> =>
    data(
      z.object({
        symbol: z.string(),
        feed: z.enum(['walk', 'pinned', 'stale', 'unavailable']),
        price: z.nullable(decimal()),
      }),
    ),
} satisfies Endpoint<unknown, unknown, SandboxRate, Data<SandboxRateState>>;
