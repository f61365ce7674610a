import { getNetwork, parseAmount, type TokenDefinition, tokensOf } from '@billfold/core';
import {
  createSweep,
  getSweep,
  type Payment,
  planSweep,
  resumeSweep,
  type SignSecret,
  type SweepPlan,
  type SweepWithParts,
} from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { loadAddresses } from '../src/payments-accounts/load-addresses.ts';
import { paymentsAccount } from './business.ts';
import { confirm } from './funded.ts';
import { createMemories } from './recall.ts';
import { secret } from './refunds.ts';
import { askToBePaid, openShop, type Shop } from './shop.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A shop with payments in one asset, whose addresses can be collected. */
export interface SweptShop {
  readonly server: TestServer;
  readonly shop: Shop;
  readonly network: ServedNetwork;
  readonly payments: readonly Payment[];
  /** Address of the settlement account. */
  readonly to: string;
  /** Address of each payment. */
  readonly addresses: readonly string[];
  pay(address: string, amount: string, token?: TokenDefinition | null): Promise<void>;
  mine(blocks: number): Promise<void>;
  /** Lets the process that holds the wallet sign what is ready. */
  step(): Promise<void>;
  /** Steps and mines until nothing is left to do. */
  finish(id: string): Promise<SweepWithParts>;
  plan(): Promise<SweepPlan>;
  create(plan: SweepPlan, changes?: Partial<SignSecret>): Promise<SweepWithParts>;
  get(id: string): Promise<SweepWithParts>;
  resume(id: string): Promise<SweepWithParts>;
}

export interface SweptOptions {
  /** Number of payments; each is paid exactly and final. */
  readonly count?: number;
  /** Native funds of the settlement account, in main units. */
  readonly funds?: string;
}

/** Rows behind these are written by the first test of a worker, and put back for later ones. */
interface OpenedShop {
  readonly shop: Omit<Shop, 'server'>;
  readonly payments: readonly Payment[];
  readonly to: string;
}

const shops = createMemories<OpenedShop>();

/** Opens a shop with `count` final payments in the asset of `method`. */
export async function sweptShop(
  method: string,
  { count = 2, funds }: SweptOptions = {},
): Promise<SweptShop> {
  const server = await createTestServer();
  const asset = findNamedAsset(method);
  if (asset === undefined) throw new Error(`no asset ${method}`);
  const { network } = asset;
  const { ledger } = server.sandboxes[network];
  const own = tokensOf(network).find(({ id }) => id === asset.id) ?? null;
  const pay: SweptShop['pay'] = async (address, amount, token = own) => {
    const { decimals } = token ?? getNetwork(network);
    const units = parseAmount(amount, decimals);
    const paid = await ledger.pay({
      ...{ address, amount: units },
      ...(token === null ? {} : { token }),
    });
    if (paid.outcome !== 'sent') throw new Error(`the payer's node answers ${paid.outcome}`);
  };
  const mine = (blocks: number) => confirm(server, blocks, network);
  const open = async (): Promise<OpenedShop> => {
    const { server: _, ...shop } = await openShop(server, [method]);
    const account = await paymentsAccount(server, shop.businessId, network);
    const to = (await loadAddresses(server.context.db, [account])).get(account.id) ?? '';
    if (funds !== undefined) await pay(to, funds, null);
    const payments: Payment[] = [];
    for (let at = 0; at < count; at += 1)
      payments.push(await askToBePaid({ server, ...shop }, { method }));
    for (const { method: asked, due } of payments) await pay(asked?.address ?? '', due ?? '0');
    await mine(0);
    await mine(getNetwork(network).confirmations.final);
    return { shop, payments, to };
  };
  const opened = await shops.recall(server, `${method} ${count} ${funds}`, open);
  const { payments, to } = opened;
  const shop = { server, ...opened.shop };
  const params = { businessId: shop.businessId };
  const get: SweptShop['get'] = async (id) =>
    (await server.call(getSweep, { params: { ...params, id } }, shop.owner)).data;
  return {
    ...{ server, shop, network, payments, to, pay, mine, get },
    addresses: payments.map(({ method: asked }) => asked?.address ?? ''),
    step: () => server.partSigners.step(),
    finish: async (id) => {
      for (let round = 0; round < 6 && (await get(id)).status === 'SENDING'; round += 1) {
        await server.partSigners.step();
        await mine(getNetwork(network).confirmations.available);
      }
      return get(id);
    },
    plan: async () =>
      (await server.call(planSweep, { params, body: { asset: method } }, shop.owner)).data,
    create: async ({ id: planId }, changes) => {
      const body = { ...secret, planId, ...changes };
      return (await server.call(createSweep, { params, body }, shop.owner)).data;
    },
    resume: async (id) =>
      (await server.call(resumeSweep, { params: { ...params, id }, body: secret }, shop.owner))
        .data,
  };
}
