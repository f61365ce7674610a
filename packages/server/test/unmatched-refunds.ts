import { getNetwork, parseAmount, tokensOf } from '@billfold/core';
import {
  type CreateUnmatchedRefund,
  createUnmatchedRefund,
  listUnmatched,
  type Refund,
  signUnmatchedRefund,
  type UnmatchedTransfer,
} from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { and, asc, eq } from 'drizzle-orm';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { addresses, paymentQuotes } from '../src/db/schema.ts';
import { paymentsAccount } from './business.ts';
import { confirm, strangers } from './funded.ts';
import { secret } from './refunds.ts';
import { askToBePaid, openShop, type Shop } from './shop.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A transfer that names no payment, with the calls of its business about its refunds. */
export interface RefundedTransfer {
  readonly server: TestServer;
  readonly shop: Shop;
  readonly network: ServedNetwork;
  readonly transfer: UnmatchedTransfer;
  /** Address of the business that was paid. */
  readonly address: string;
  readonly params: { readonly businessId: number; readonly id: string };
  load(): Promise<UnmatchedTransfer>;
  create(changes?: Partial<CreateUnmatchedRefund>): Promise<Refund>;
  refuse(
    changes?: Partial<CreateUnmatchedRefund>,
  ): Promise<{ readonly status: number; readonly code: string }>;
  sign(refund: Refund): Promise<Refund>;
  mine(blocks: number): Promise<void>;
}

export interface Came {
  /** In main units. */
  readonly amount?: string;
  /** Coins in the same account, in main units. */
  readonly funds?: string;
  /** Blocks above the transfer, with its own. */
  readonly depth?: number;
}

/** Pays a new shop at an address for which no payment asks yet. */
export async function unmatchedTransfer(
  method: string,
  came: Came = {},
): Promise<RefundedTransfer> {
  const asset = findNamedAsset(method);
  if (asset === undefined) throw new Error(`no asset ${method}`);
  const { network } = asset;
  const { amount = '1', funds, depth = getNetwork(network).confirmations.available } = came;
  const server = await createTestServer();
  const shop = await openShop(server, [method]);
  const { businessId, owner } = shop;
  const account = await paymentsAccount(server, businessId, network);
  const [own] = await server.context.db
    .select({ address: addresses.address })
    .from(addresses)
    .where(and(eq(addresses.accountId, account.id), eq(addresses.branch, 'receive')))
    .orderBy(asc(addresses.addressIndex));
  const address = own?.address ?? (await laterAddress(shop, method));
  const { ledger } = server.sandboxes[network];
  if (funds !== undefined) {
    await ledger.pay({ address, amount: parseAmount(funds, getNetwork(network).decimals) });
    await confirm(server, getNetwork(network).confirmations.available, network);
  }
  const token = tokensOf(network).find(({ id }) => id === asset.id);
  await ledger.pay({
    ...{ address, amount: parseAmount(amount, asset.decimals) },
    ...(token && { token }),
  });
  await confirm(server, depth, network);
  const list = async () =>
    (await server.call(listUnmatched, { params: { businessId }, query: {} }, owner)).data;
  const [transfer] = await list();
  if (transfer === undefined) throw new Error('the transfer was not seen');
  const params = { businessId, id: transfer.id };
  const bodyOf = (changes: Partial<CreateUnmatchedRefund> = {}): CreateUnmatchedRefund => ({
    ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'CUSTOMER', reason: 'Not ours' },
    address: strangers[network],
    ...changes,
  });
  return {
    ...{ server, shop, network, transfer, address, params },
    load: async () => {
      const found = (await list()).find(({ id }) => id === transfer.id);
      if (found === undefined) throw new Error('the transfer is gone');
      return found;
    },
    create: async (changes) =>
      (await server.call(createUnmatchedRefund, { params, body: bodyOf(changes) }, owner)).data,
    refuse: (changes) =>
      server.refusal(createUnmatchedRefund, { params, body: bodyOf(changes) }, owner),
    sign: async ({ id: refundId }) =>
      (
        await server.call(
          signUnmatchedRefund,
          { params: { ...params, refundId }, body: secret },
          owner,
        )
      ).data,
    mine: (blocks) => confirm(server, blocks, network),
  };
}

/** Returns an address that a payment of tomorrow gets: a settlement account of coins has no address of its own. */
async function laterAddress(shop: Shop, method: string): Promise<string> {
  const { server } = shop;
  const payment = await askToBePaid(shop, { method });
  const lockedAt = new Date(server.clock.now() + 86_400_000);
  await server.context.db
    .update(paymentQuotes)
    .set({ lockedAt })
    .where(eq(paymentQuotes.paymentId, payment.id));
  return payment.method?.address ?? '';
}
