import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';
import { type LedgerHead, ledgerHead, type SandboxPath } from './sandbox.ts';

export interface Reorg {
  /**
   * How many of the newest blocks are taken back; null takes as many as `dropTx` is deep, also where a block has come
   * since the caller asked.
   */
  readonly depth: number | null;
  /** Transactions of these blocks, or waiting ones, that are forgotten instead of waiting again. */
  readonly dropTx: readonly string[];
}
export const reorg: Endpoint<SandboxPath, unknown, Reorg, Data<LedgerHead>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/reorg',
  public: true,
  response: () => data(ledgerHead()),
};

export interface Hold {
  readonly hash: string;
  readonly hold: boolean;
}
export const hold: Endpoint<SandboxPath, unknown, Hold, Data<Hold>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/hold',
  public: true,
  response: (): Schema<Data<Hold>> => data(z.object({ hash: z.string(), hold: z.boolean() })),
};

export interface Outage {
  /** 0 ends it now. */
  readonly seconds: number;
}
export interface OutageEnd {
  /** Null: the chain answers. */
  readonly until: Date | null;
}
export const outage: Endpoint<SandboxPath, unknown, Outage, Data<OutageEnd>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/outage',
  public: true,
  response: (): Schema<Data<OutageEnd>> => data(z.object({ until: z.nullable(date()) })),
};

/** A price that stays until it is released by null; or a feed that fails in one of two ways. */
export type SandboxRate =
  | { readonly symbol: string; readonly price: Decimal | null }
  | { readonly symbol: string; readonly feed: 'stale' | 'unavailable' };
export interface SandboxRateState {
  readonly symbol: string;
  readonly feed: 'walk' | 'pinned' | 'stale' | 'unavailable';
  readonly price: Decimal | null;
}
export const setSandboxRate: Endpoint<unknown, unknown, SandboxRate, Data<SandboxRateState>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/rates',
  public: true,
  response: (): Schema<Data<SandboxRateState>> =>
    data(
      z.object({
        symbol: z.string(),
        feed: z.enum(['walk', 'pinned', 'stale', 'unavailable']),
        price: z.nullable(decimal()),
      }),
    ),
};
