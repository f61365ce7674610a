import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import {
  assignTransfer,
  type CreateUnmatchedRefund,
  createUnmatchedRefund,
  ignoreTransfer,
  listUnmatched,
  reopenTransfer,
  type UnmatchedTransfer,
} from '@billfold/core/contract';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentsAccount } from '../../test/business.ts';
import { strangers } from '../../test/funded.ts';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { createProber } from '../balance-probes/create-prober.ts';
import { wantRescan } from '../chains/cursor.ts';
import { addresses, balanceProbes, paymentTransfers } from '../db/schema.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';

const network = 'ETH';
const ether = 10n ** 18n;
const contract = '0x00000000000000000000000000000000000000c1';
const { final } = getNetwork(network).confirmations;

/** A shop that got nine ether which only the balance of its address shows, and that names no payment. */
async function openFound() {
  const server = await createTestServer();
  const shop = await openShop(server, [network]);
  const { businessId, owner } = shop;
  const { db, chains } = server.context;
  const account = await paymentsAccount(server, businessId, network);
  const [own] = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, account.id))
    .orderBy(asc(addresses.addressIndex));
  const address = own?.address ?? '';
  const { ledger } = server.sandboxes[network];
  const mine = async (blocks: number) => {
    await ledger.mine(blocks);
    await watchChain(server.context, network).catchUp();
  };
  const look = async () => {
    server.clock.advance(600_000);
    await createProber(server.context, network, { onFinding: () => undefined })?.probe();
  };
  await mine(1);
  /** Has a contract pay, and a balance show it. */
  const receive = async (units: bigint) => {
    await ledger.pay({ address, amount: toBaseUnits(units), byContract: true });
    await mine(final);
    await db.update(balanceProbes).set({ dueAt: new Date(server.clock.now()) });
    await look();
    await mine(1);
    await look();
  };
  await receive(9n * ether);
  const list = async () =>
    (await server.call(listUnmatched, { params: { businessId }, query: {} }, owner)).data;
  const [found] = await list();
  if (found === undefined) throw new Error('the balance shows nothing');
  const [row] = await db.select().from(paymentTransfers);
  const height = (row?.blockHeight ?? 0) - 1;
  /** Reads the history again from a node that tells the transactions. */
  const tell = async (...amounts: readonly bigint[]) => {
    const told = amounts.map((units, at) => toldTransaction(address, { units, at }));
    const chain = chains.get(network);
    const blockAt: typeof chain.blockAt = async (asked) => {
      const block = await chain.blockAt(asked);
      if (block === null || asked !== height) return block;
      return { ...block, transactions: [...block.transactions, ...told] };
    };
    const telling = { get: () => ({ ...chain, blockAt, survey: null }) };
    await db.transaction((tx) => wantRescan(tx, network));
    await rescanIfWanted({ ...server.context, chains: telling }, network);
    return told.map(({ hash }) => hash);
  };
  const refundOf = ({ id }: Pick<UnmatchedTransfer, 'id'>, amount?: string) => {
    const body: CreateUnmatchedRefund = {
      ...{ networkFeePaidBy: 'CUSTOMER', reason: null, address: strangers[network] },
      amount:
        amount === undefined
          ? { kind: 'RECEIVED' }
          : { kind: 'CUSTOM', amount: toDecimal(amount), currency: 'ETH' },
    };
    return { params: { businessId, id }, body };
  };
  const refund = async (transfer: UnmatchedTransfer, amount?: string) =>
    (await server.call(createUnmatchedRefund, refundOf(transfer, amount), owner)).data;
  const refuse = (transfer: UnmatchedTransfer, amount?: string) =>
    server.refusal(createUnmatchedRefund, refundOf(transfer, amount), owner);
  return { server, shop, found, receive, list, tell, refund, refuse };
}

function toldTransaction(
  to: string,
  { units, at }: { readonly units: bigint; readonly at: number },
) {
  return {
    hash: `0x${(0xab_00 + at).toString(16).padStart(64, '0')}`,
    ...{ spends: [], references: [] },
    sender: { address: contract, nonce: BigInt(at), fee: toBaseUnits(1n), hasFailed: false },
    transfers: [
      {
        ...{ position: 1, to, from: contract, tokenId: null, memo: null },
        value: toBaseUnits(units),
      },
    ],
  };
}

type Found = Awaited<ReturnType<typeof openFound>>;

/** Returns the only transfer that is told by a hash, and the one that a balance shows. */
async function partsOf({ list }: Found) {
  const all = await list();
  const told = all.find(({ hash }) => hash !== null);
  if (told === undefined) throw new Error('nothing is told');
  return { told, rest: all.find(({ hash }) => hash === null) };
}

describe('money of which a transaction is told after a member decided', () => {
  it('is not refunded a second time where the transaction explains it all', async () => {
    const asked = await openFound();
    const refund = await asked.refund(asked.found);
    await asked.tell(9n * ether);
    const { told, rest } = await partsOf(asked);
    expect(rest).toBeUndefined();
    expect(told).toMatchObject({ state: 'OPEN', amount: asked.found.amount });
    expect(told.refunds).toMatchObject([{ id: refund.id, transferId: told.id }]);
    expect(await asked.refuse(told)).toMatchObject({ code: 'REFUND_TOO_LARGE' });
  });

  it('leaves what is new refundable where the transaction brought more', async () => {
    const asked = await openFound();
    await asked.refund(asked.found);
    await asked.tell(10n * ether);
    const { told } = await partsOf(asked);
    expect(await asked.refuse(told, '1.1')).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect((await asked.refund(told, '1')).amount).toMatch(/^1\.?0*$/);
  });

  it('goes back once in all where two transactions explain it', async () => {
    const asked = await openFound();
    await asked.refund(asked.found);
    await asked.tell(4n * ether, 5n * ether);
    const { businessId, owner } = asked.shop;
    for (const transfer of await asked.list()) {
      expect((await asked.refuse(transfer)).status).toBe(409);
      const { id, refunds } = transfer;
      expect(transfer.state).toBe(refunds.length === 0 ? 'REFUNDED' : 'OPEN');
      const reopening = { params: { businessId, id } };
      expect((await asked.server.refusal(reopenTransfer, reopening, owner)).status).toBe(409);
    }
  });

  it('is no income of a payment where a refund sent another part of it back', async () => {
    const asked = await openFound();
    const { server, shop } = asked;
    await asked.refund(asked.found);
    await asked.receive(2n * ether);
    const later = (await asked.list()).find(({ refunds }) => refunds.length === 0);
    const payment = await askToBePaid(shop, { method: network });
    const params = { businessId: shop.businessId, id: later?.id ?? '' };
    await server.call(assignTransfer, { params, body: { paymentId: payment.id } }, shop.owner);
    await asked.tell(11n * ether);
    const { told, rest } = await partsOf(asked);
    expect(rest).toBeUndefined();
    expect(told).toMatchObject({ state: 'OPEN', paymentId: null });
    expect(await asked.refuse(told, '2.1')).toMatchObject({ code: 'REFUND_TOO_LARGE' });
  });

  it('is refundable in the part that no refund has where one explains a part', async () => {
    const asked = await openFound();
    await asked.refund(asked.found, '5');
    await asked.tell(3n * ether);
    const { told, rest } = await partsOf(asked);
    if (rest === undefined) throw new Error('the rest is gone');
    expect(await asked.refuse(rest, '1.1')).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    await asked.refund(rest, '1');
    expect(await asked.refuse(told, '3.1')).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    await asked.refund(told, '3');
  });

  it('stays ignored, and stays with the payment it was assigned to', async () => {
    const asked = await openFound();
    const { server, shop, found } = asked;
    const params = { businessId: shop.businessId, id: found.id };
    await server.call(ignoreTransfer, { params }, shop.owner);
    await asked.tell(9n * ether);
    expect((await partsOf(asked)).told.state).toBe('IGNORED');
    const other = await openFound();
    const payment = await askToBePaid(other.shop, { method: network });
    const place = { businessId: other.shop.businessId, id: other.found.id };
    const body = { paymentId: payment.id };
    await other.server.call(assignTransfer, { params: place, body }, other.shop.owner);
    await other.tell(9n * ether);
    expect((await partsOf(other)).told).toMatchObject({
      ...{ state: 'ASSIGNED', paymentId: payment.id },
    });
  });
});
