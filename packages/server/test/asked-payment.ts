import { parseAmount, type TokenDefinition, tokensOf } from '@billfold/core';
import { getMerchantPayment, type Payment } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { merchantEvents } from '../src/db/schema.ts';
import { expirePayments } from '../src/payments/expire-payments.ts';
import { formatUnits } from '../src/payments/format-units.ts';
import { confirm } from './funded.ts';
import { askToBePaid, openShop, type Shop } from './shop.ts';
import { createTestServer, type PreparedServer, type TestServer } from './test-server.ts';

export interface Paying {
  /** In main units; all that is due unless given. */
  readonly amount?: string;
  /** Instead of the asset that was asked for. */
  readonly token?: TokenDefinition | null;
  /** Without the comment and the reference that the payment asks for. */
  readonly isUnmarked?: boolean;
}

/** A payment that a payer outside pays on the ledger of its network. */
export interface AskedPayment {
  readonly server: TestServer;
  readonly shop: Shop;
  readonly payment: Payment;
  readonly network: ServedNetwork;
  /** Part of what is due, in per cent, in main units. */
  partOf(percent: bigint): string;
  /** Pays, and returns the hash. */
  pay(paying?: Paying): Promise<string>;
  /** Brings the books up to the ledger. */
  look(): Promise<void>;
  mine(blocks: number): Promise<void>;
  /** Lets the window of the payment end, with its network in sync. */
  expire(): Promise<void>;
  state(): Promise<Payment>;
  /** Types of its events in order, those that ask for attention with their reasons. */
  events(): Promise<readonly string[]>;
}

/** Asks for a payment in one asset, in a new shop that accepts it. */
export async function askedPayment(
  method: string,
  others: readonly string[] = [],
  prepared?: PreparedServer,
): Promise<AskedPayment> {
  const server = await createTestServer({}, prepared);
  const shop = await openShop(server, [method, ...others]);
  const payment = await askToBePaid(shop, { method });
  const asset = findNamedAsset(method);
  if (asset === undefined || payment.method === null) throw new Error(`no method ${method}`);
  const { network, decimals } = asset;
  const { ledger } = server.sandboxes[network];
  const { address, memo, reference } = payment.method;
  const own = tokensOf(network).find(({ id }) => id === asset.id) ?? null;
  const due = payment.due ?? '0';
  return {
    ...{ server, shop, payment, network },
    partOf: (percent) => formatUnits((parseAmount(due, decimals) * percent) / 100n, asset),
    pay: async ({ amount = due, token = own, isUnmarked = false } = {}) => {
      const paid = await ledger.pay({
        ...{ address, amount: parseAmount(amount, token?.decimals ?? decimals) },
        ...(token === null ? {} : { token }),
        ...(memo === null || isUnmarked ? {} : { memo }),
        ...(reference === null || isUnmarked ? {} : { references: [reference] }),
      });
      if (paid.outcome !== 'sent') throw new Error(`the payer's node answers ${paid.outcome}`);
      return paid.hash;
    },
    look: () => confirm(server, 0, network),
    mine: (blocks) => confirm(server, blocks, network),
    expire: async () => {
      server.clock.advance(24 * 3_600_000);
      await confirm(server, 0, network);
      await expirePayments(server.context);
    },
    state: () => loadPayment(shop, payment.id),
    events: () => loadEvents(server, payment.id),
  };
}

export async function loadPayment({ server, key }: Shop, id: string): Promise<Payment> {
  const { data } = await server.call(getMerchantPayment, { params: { id } }, key);
  return data;
}

const bodyShape = z.object({
  type: z.string(),
  sequence: z.int(),
  data: z.object({ reasons: z.optional(z.array(z.string())) }),
});

export async function loadEvents(
  { context: { db } }: TestServer,
  objectId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ body: merchantEvents.body })
    .from(merchantEvents)
    .where(eq(merchantEvents.objectId, objectId))
    .orderBy(asc(merchantEvents.sequence));
  return rows.map(({ body }, index) => {
    const { type, sequence, data } = z.parse(bodyShape, JSON.parse(body ?? ''));
    if (sequence !== index + 1) throw new Error(`event ${sequence} in place of ${index + 1}`);
    const name = type.replace('payment.', '');
    return data.reasons === undefined ? name : `${name}: ${data.reasons.join(', ')}`;
  });
}
