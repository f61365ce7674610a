import * as z from 'zod/mini';
import { type Network, networkCodes } from '../../networks/network-codes.ts';
import type { Endpoint, Schema } from '../schema.ts';
import type { WalletPath } from '../values.ts';

/**
 * Notification that data of the wallet changed: its receiver loads that data again. It carries no
 * data of the wallet itself.
 */
export type LiveUpdate =
  /** Balances and transactions of the wallet. */
  | { readonly type: 'books' }
  /** Confirmations of transactions on a network. */
  | { readonly type: 'blocks'; readonly network: Network }
  /** An outage of a network began or ended: `stale` of its accounts changed. */
  | { readonly type: 'network-status'; readonly network: Network }
  /** The session is over; nothing comes after it. */
  | { readonly type: 'session-ended' };

/**
 * Server-sent events, each the JSON of a `LiveUpdate`; an empty comment every 15 seconds. The token
 * goes in the header as in any call, so it is read with `fetch` and not with `EventSource`: a token in
 * an address would end up in logs.
 */
export const watchWallet: Endpoint<WalletPath, unknown, unknown, LiveUpdate> = {
  method: 'GET',
  path: '/api/wallets/{walletId}/events',
  stream: true,
  response: (): Schema<LiveUpdate> =>
    z.union([
      z.object({ type: z.literal('books') }),
      z.object({ type: z.literal('blocks'), network: z.enum(networkCodes) }),
      z.object({ type: z.literal('network-status'), network: z.enum(networkCodes) }),
      z.object({ type: z.literal('session-ended') }),
    ]),
};
