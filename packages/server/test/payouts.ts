import { getNetwork, parseAmount, tokensOf } from '@billfold/core';
import {
  createPayout,
  getPayout,
  type PayoutPlan,
  type PayoutWithLines,
  planPayout,
  resumePayout,
  type SignSecret,
} from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { loadAssetBalance } from '../src/accounts/account-balances.ts';
import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { loadAddresses } from '../src/payments-accounts/load-addresses.ts';
import { paymentsAccount } from './business.ts';
import { confirm } from './funded.ts';
import { createMemories } from './recall.ts';
import { secret } from './refunds.ts';
import { askToBePaid, openShop, type Shop } from './shop.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A shop whose settlement account pays others. */
export interface PayingShop {
  readonly server: TestServer;
  readonly shop: Shop;
  readonly network: ServedNetwork;
  /** Address by which the settlement account has got its funds. */
  readonly from: string;
  mine(blocks: number): Promise<void>;
  /** Lets the process that holds the wallet sign what is ready. */
  step(): Promise<void>;
  /** Steps and mines until nothing is left to do. */
  finish(id: string): Promise<PayoutWithLines>;
  plan(csv: string, asset?: string): Promise<PayoutPlan>;
  refusePlan(
    body: Partial<{ asset: string; csv: string; acceptDuplicates: boolean }>,
    token?: string,
  ): Promise<{ status: number; code: string; errors: readonly string[]; current?: unknown }>;
  create(plan: Pick<PayoutPlan, 'id'>, changes?: Partial<SignSecret>): Promise<PayoutWithLines>;
  get(id: string): Promise<PayoutWithLines>;
  resume(id: string): Promise<PayoutWithLines>;
  /** Units of an asset in the settlement account, as the books have them. */
  books(assetId: string): Promise<bigint>;
}

export interface PayingOptions {
  /** Native funds of the settlement account, in main units. */
  readonly funds?: string;
  /** Units of the token besides, in main units. */
  readonly tokens?: string;
}

/** Rows behind these are written by the first test of a worker, and put back for later ones. */
interface OpenedShop {
  readonly shop: Omit<Shop, 'server'>;
  readonly account: Awaited<ReturnType<typeof paymentsAccount>>;
  readonly from: string;
}

const shops = createMemories<OpenedShop>();

/** Opens a shop whose settlement account has the funds. */
export async function payingShop(
  method: string,
  { funds, tokens }: PayingOptions = {},
): Promise<PayingShop> {
  const server = await createTestServer();
  const asset = findNamedAsset(method);
  if (asset === undefined) throw new Error(`no asset ${method}`);
  const { network } = asset;
  const { ledger } = server.sandboxes[network];
  const token = tokensOf(network).find(({ id }) => id === asset.id);
  const mine = (blocks: number) => confirm(server, blocks, network);
  const open = async (): Promise<OpenedShop> => {
    const { server: _, ...shop } = await openShop(server, [method]);
    const account = await paymentsAccount(server, shop.businessId, network);
    const [asked] =
      getNetwork(network).model.family === 'utxo'
        ? [await askToBePaid({ server, ...shop }, { method })]
        : [];
    const from =
      asked?.method?.address ??
      (await loadAddresses(server.context.db, [account])).get(account.id) ??
      '';
    const give = async (amount: string, given?: typeof token) => {
      const units = parseAmount(amount, (given ?? getNetwork(network)).decimals);
      const paid = await ledger.pay({
        ...{ address: from, amount: units },
        ...(given === undefined ? {} : { token: given }),
      });
      if (paid.outcome !== 'sent') throw new Error(`the payer's node answers ${paid.outcome}`);
    };
    if (funds !== undefined) await give(funds);
    if (tokens !== undefined) await give(tokens, token);
    await mine(0);
    await mine(getNetwork(network).confirmations.final);
    return { shop, account, from };
  };
  const opened = await shops.recall(server, `${method} ${funds} ${tokens}`, open);
  const { account, from } = opened;
  const shop = { server, ...opened.shop };
  const params = { businessId: shop.businessId };
  const get: PayingShop['get'] = async (id) =>
    (await server.call(getPayout, { params: { ...params, id } }, shop.owner)).data;
  const planOf = (csv: string, named = method) => ({ params, body: { asset: named, csv } });
  return {
    ...{ server, shop, network, from, mine, get },
    step: () => server.partSigners.step(),
    finish: async (id) => {
      for (let round = 0; round < 20 && (await get(id)).status === 'SENDING'; round += 1) {
        await server.partSigners.step();
        await mine(1);
      }
      return get(id);
    },
    plan: async (csv, named) =>
      (await server.call(planPayout, planOf(csv, named), shop.owner)).data,
    refusePlan: (body, bearer = shop.owner.token) =>
      server.refusal(
        planPayout,
        { params, body: { asset: method, csv: 'address,amount\n', ...body } },
        { token: bearer },
      ),
    create: async ({ id: planId }, changes) => {
      const body = { ...secret, planId, ...changes };
      return (await server.call(createPayout, { params, body }, shop.owner)).data;
    },
    resume: async (id) =>
      (await server.call(resumePayout, { params: { ...params, id }, body: secret }, shop.owner))
        .data,
    books: async (assetId) => {
      const { spendable, pending } = await loadAssetBalance(
        server.context.db,
        { id: account.id, network },
        assetId,
      );
      return spendable + pending;
    },
  };
}

/** Addresses on Ethereum that nobody has, in the spelling without a checksum. */
export const addressNo = (n: number) => `0xa${String(n).padStart(39, '0')}`;

/** Writes the lines of a payout as a file has them. */
export const csvOf = (
  lines: readonly (readonly string[])[],
  columns = 'address,amount,reference',
) => [columns, ...lines.map((cells) => cells.join(','))].join('\r\n');
