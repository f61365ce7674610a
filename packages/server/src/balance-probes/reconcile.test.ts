import {
  getNetwork,
  parseAmount,
  type TokenDefinition,
  toBaseUnits,
  toDecimal,
  tokensOf,
} from '@billfold/core';
import { getMerchantPayment } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, send } from '../../test/funded.ts';
import { hiding, lying } from '../../test/hiding-chain.ts';
import { oneOfEachKind } from '../../test/one-of-each-kind.ts';
import { type Holder, openHolder, vectorPhrase } from '../../test/people.ts';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { Chains, ChainTransaction } from '../chains/chain.ts';
import { wantRescan } from '../chains/cursor.ts';
import { addresses, bookDrifts, transactions } from '../db/schema.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { createProber } from './create-prober.ts';
import { sumMined } from './sum-mined.ts';

const networks = ['ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;
type AccountNetwork = (typeof networks)[number];

/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

let server: TestServer;
/** Chains as the watcher and the probes see them. */
let seen: Chains;
beforeEach(async () => {
  server = await createTestServer();
  seen = server.context.chains;
});

const contextOf = () => ({ ...server.context, chains: seen });
const finalOf = (network: AccountNetwork) => getNetwork(network).confirmations.final;
const unitOf = (network: AccountNetwork) => 10n ** BigInt(getNetwork(network).decimals);

async function mine(network: AccountNetwork, blocks: number) {
  if (blocks > 0) await server.sandboxes[network].ledger.mine(blocks);
  const watch = watchChain(contextOf(), network);
  await watch.catchUp();
  await rescanIfWanted(contextOf(), network);
}

async function look(network: AccountNetwork) {
  server.clock.advance(600_000);
  const outcomes: string[] = [];
  const onFinding = ({ outcome }: { readonly outcome: string }) => outcomes.push(outcome);
  await createProber(contextOf(), network, { onFinding })?.probe();
  return outcomes;
}

/** A look that finds a difference, and the one that confirms it. */
async function reconcile(network: AccountNetwork) {
  await mine(network, finalOf(network));
  const first = await look(network);
  await mine(network, 1);
  return [...first, ...(await look(network))];
}

async function open(network: AccountNetwork, email = 'holder@example.com') {
  const holder = await openHolder(server, email, network);
  await mine(network, 1);
  const [row] = await server.context.db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, holder.account.id));
  return { holder, address: row?.address ?? '' };
}

interface Paid {
  readonly address: string;
  readonly units: bigint;
  readonly token?: TokenDefinition | undefined;
}

async function pay(network: AccountNetwork, { address, units, token }: Paid): Promise<string> {
  const order = { address, amount: toBaseUnits(units), ...(token && { token }) };
  const paid = await server.sandboxes[network].ledger.pay(order);
  if (paid.outcome !== 'sent') throw new Error(`the faucet answers ${paid.outcome}`);
  return paid.hash;
}

function tokenOf(network: AccountNetwork): TokenDefinition {
  const [token] = tokensOf(network);
  if (token === undefined) throw new Error(`${network} has no token`);
  return token;
}

/** Balances at the newest final block, by the ledger and by the books. */
async function compare(network: AccountNetwork, { holder, address }: Opened) {
  const [probe] = (await server.context.chains.get(network).probe?.([address])) ?? [];
  const { db } = server.context;
  const height = probe?.height ?? 0;
  const books = await sumMined(db, { accountId: holder.account.id, network, height });
  const chain = new Map<string, bigint>([...(probe?.tokens ?? []), [network, probe?.units ?? 0n]]);
  return {
    chain,
    books: new Map([...(books ?? [])].filter(([id, n]) => n > 0n || id === network)),
  };
}

interface Opened {
  readonly holder: Holder;
  readonly address: string;
}

async function rowsOf({ account }: Holder) {
  const { type, assetId, valueUnits, hash, accountId, endedAs } = transactions;
  const rows = await server.context.db
    .select({ type, assetId, valueUnits, hash })
    .from(transactions)
    .where(and(eq(accountId, account.id), isNull(endedAs)));
  return rows.map(({ hash: text, ...row }) => ({ ...row, isTold: !text.startsWith('balance:') }));
}

/** Lets an index that was behind tell all, and reads the history again. */
async function tellAll(network: AccountNetwork) {
  seen = server.context.chains;
  await server.context.db.transaction((tx) => wantRescan(tx, network));
  await mine(network, 1);
}

const order = { amount: toDecimal('1'), acceptFee: true } as const;

const drifts = () => server.context.db.select().from(bookDrifts);

describe.each(oneOfEachKind(networks))('reconciliation on %s', (network) => {
  it('finds a tenth of all movements that a node leaves out, of coins and tokens, in and out', async () => {
    const owner = await open(network);
    // Another wallet of the same phrase sends, of which the books of the owner know nothing but what blocks tell.
    const twin = await open(network, 'twin@example.com');
    const { address } = owner;
    const token = tokenOf(network);
    await pay(network, { address, units: 50n * unitOf(network) });
    await mine(network, finalOf(network));
    const met: string[] = [];
    const leaveOut = ({ hash, transfers, sender }: ChainTransaction) => {
      const parties = [sender?.address, ...transfers.flatMap(({ from, to }) => [from, to])];
      if (!parties.includes(address)) return false;
      if (!met.includes(hash)) met.push(hash);
      // A send, coins and a token.
      return [2, 12, 23].includes(met.indexOf(hash));
    };
    seen = hiding(server.context.chains, leaveOut);
    for (let round = 1n; round <= 7n; round += 1n) {
      await pay(network, { address, units: (round * unitOf(network)) / 7n });
      await mine(network, 1);
      await pay(network, { address, units: round * 1_000n, token });
      await mine(network, 1);
      await send(server, twin.holder, { ...secret, ...order, key: `key-${round}` });
      await server.outbox.drain();
      await mine(network, 1);
      await pay(network, { address, units: round * 700n, token });
      await mine(network, 1);
    }
    await mine(network, finalOf(network));
    expect(met).toHaveLength(28);
    const before = await compare(network, owner);
    for (const assetId of [network, token.id])
      expect(before.books.get(assetId)).not.toBe(before.chain.get(assetId));
    await reconcile(network);
    const { books, chain } = await compare(network, owner);
    expect(books).toEqual(chain);
    expect(await reconcile(network)).not.toContain('corrected');
  });

  it('books a token that a node leaves out, and takes it back when a block tells of it', async () => {
    const owner = await open(network);
    const token = tokenOf(network);
    const hash = await pay(network, { address: owner.address, units: 5_000n, token });
    seen = hiding(server.context.chains, (each) => each.hash === hash);
    expect(await reconcile(network)).toContain('corrected');
    const row = { type: 'RECEIVED', assetId: token.id, valueUnits: 5_000n };
    const rows = async () =>
      (await rowsOf(owner.holder)).filter(({ assetId }) => assetId === token.id);
    expect(await rows()).toEqual([{ ...row, isTold: false }]);
    // An index that lags tells of it, when the history is read again.
    await tellAll(network);
    expect(await rows()).toEqual([{ ...row, isTold: true }]);
    expect(await reconcile(network)).toEqual([]);
    expect(await rows()).toEqual([{ ...row, isTold: true }]);
  });

  it('makes no row of what a node says in one look alone', async () => {
    const owner = await open(network);
    await pay(network, { address: owner.address, units: unitOf(network) });
    await mine(network, finalOf(network));
    const truth = await rowsOf(owner.holder);
    for (const units of [unitOf(network) / 2n, -unitOf(network) / 2n]) {
      seen = lying(server.context.chains, units);
      expect(await look(network)).toEqual([]);
      expect(await drifts()).toMatchObject([{ units, isHeld: false }]);
      seen = server.context.chains;
      await mine(network, finalOf(network));
      expect(await look(network)).toEqual([]);
      expect(await drifts()).toEqual([]);
    }
    expect(await rowsOf(owner.holder)).toEqual(truth);
  });

  it('takes from the books what another wallet sent unseen, until a block tells of it', async () => {
    const owner = await open(network);
    const twin = await open(network, 'twin@example.com');
    await pay(network, { address: owner.address, units: 5n * unitOf(network) });
    await mine(network, finalOf(network));
    const sent = await send(server, twin.holder, { ...secret, ...order });
    await server.outbox.drain();
    seen = hiding(server.context.chains, ({ hash }) => hash === sent.hash);
    expect(await reconcile(network)).toContain('corrected');
    const { books, chain } = await compare(network, owner);
    expect(books).toEqual(chain);
    const gone = async () => (await rowsOf(owner.holder)).filter(({ type }) => type === 'SENT');
    expect(await gone()).toMatchObject([{ assetId: network, isTold: false }]);
    await tellAll(network);
    expect(await gone()).toMatchObject([{ assetId: network, isTold: true }]);
    expect(await reconcile(network)).not.toContain('corrected');
    expect((await compare(network, owner)).books).toEqual(chain);
  });

  it('blocks spending while a send of ours waits, and takes nothing twice', async () => {
    const owner = await open(network);
    await pay(network, { address: owner.address, units: 5n * unitOf(network) });
    await mine(network, finalOf(network));
    const sent = await send(server, owner.holder, { ...secret, ...order });
    await server.outbox.drain();
    seen = hiding(server.context.chains, ({ hash }) => hash === sent.hash);
    expect(await reconcile(network)).toEqual(['held']);
    expect(await rowsOf(owner.holder)).toHaveLength(2);
    expect(await drifts()).toMatchObject([{ isHeld: true, assetId: network }]);
    expect(Number((await balanceOf(server, owner.holder)).available)).toBe(0);
    const again = send(server, owner.holder, { ...secret, ...order, key: 'key-2' });
    await expect(again).rejects.toThrow('SPENDING_BLOCKED');
    // It is said once.
    expect(await reconcile(network)).toEqual([]);
    await tellAll(network);
    expect(await reconcile(network)).toEqual([]);
    expect(await drifts()).toEqual([]);
    expect(Number((await balanceOf(server, owner.holder)).available)).toBeGreaterThan(2.8);
    const { books, chain } = await compare(network, owner);
    expect(books).toEqual(chain);
  });

  it('counts no look at a block that a reorganisation took back, and leaves with its own', async () => {
    const owner = await open(network);
    const { ledger } = server.sandboxes[network];
    const token = tokenOf(network);
    const hash = await pay(network, { address: owner.address, units: 5_000n, token });
    seen = hiding(server.context.chains, (each) => each.hash === hash);
    const found = async () => (await rowsOf(owner.holder)).filter(({ isTold }) => !isTold);
    await mine(network, finalOf(network));
    await look(network);
    const [first] = await drifts();
    await ledger.reorganise({ depth: finalOf(network), drop: [] });
    await mine(network, finalOf(network) + 1);
    expect(await look(network)).toEqual([]);
    expect(await found()).toEqual([]);
    const [second] = await drifts();
    expect(second?.blockHash).not.toBe(first?.blockHash);
    await mine(network, 1);
    expect(await look(network)).toContain('corrected');
    expect(await found()).toMatchObject([{ assetId: token.id, valueUnits: 5_000n }]);
    await ledger.reorganise({ depth: finalOf(network), drop: [] });
    await mine(network, 0);
    expect(await found()).toEqual([]);
  });
});

describe.each(oneOfEachKind(['ETH', 'TRX'] as const))('a payment in a token on %s', (network) => {
  it('is paid by a transfer that a node left out, once', async () => {
    const token = tokenOf(network);
    const shop = await openShop(server, [network, token.id]);
    const { id, due, method } = await askToBePaid(shop, { method: token.id });
    await mine(network, 1);
    const units = parseAmount(due ?? '', token.decimals);
    const hash = await pay(network, { address: method?.address ?? '', units, token });
    seen = hiding(server.context.chains, (each) => each.hash === hash);
    await reconcile(network);
    const load = async () => {
      const { data } = await server.call(getMerchantPayment, { params: { id } }, shop.key);
      return data;
    };
    expect(await load()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', seen: due });
    await tellAll(network);
    await reconcile(network);
    const told = await load();
    expect(told).toMatchObject({ status: 'COMPLETED', paidState: 'PAID', seen: due });
    expect(told.transfers.filter(({ counted }) => counted).map((each) => each.hash)).toEqual([
      hash,
    ]);
  });
});
