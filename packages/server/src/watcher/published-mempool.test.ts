import { bech32 } from '@scure/base';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerRpc } from '../../test/answer-rpc.ts';
import { openAccount } from '../../test/books.ts';
import { fixedRates } from '../../test/fixed-rates.ts';
import { createLedgerWallet, phrases } from '../../test/ledger-wallet.ts';
import { manualClock } from '../../test/manual-clock.ts';
import recordedBlocks from '../../test/recorded/bitcoin-blocks.json';
import { emptyDatabase } from '../../test/worker-database.ts';
import { sequenceOf, startZmtpPublisher, type ZmtpPublisher } from '../../test/zmtp-publisher.ts';
import type { Chain } from '../chains/chain.ts';
import { JsonRpcError } from '../chains/json-rpc.ts';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { shownHash } from '../families/utxo/block-proof.ts';
import { createCoreRpcChain } from '../families/utxo/node/create-core-rpc-chain.ts';
import { mempoolTopics } from '../families/utxo/node/notifications/follow-mempool.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { type ChainWatch, watchChain } from './watch-chain.ts';

const network = 'BTC';
/** A connection that ended is open again after half a second. */
const patience = { timeout: 20_000 };
const wallet = createLedgerWallet(network, phrases[0]);
const address = wallet.addressAt(0, 0);

interface Transaction {
  readonly raw: Buffer;
  readonly hash: string;
}

/** A payment of `amount` to the account, which spends the output with this number. */
function payment(input: number, amount = 100_000n): Transaction {
  const { words } = bech32.decode(address as `${string}1${string}`);
  const outpoint = Buffer.alloc(36, input);
  const value = Buffer.alloc(8);
  value.writeBigUInt64LE(amount);
  const raw = Buffer.concat([
    ...[Buffer.from('0200000001', 'hex'), outpoint, Buffer.from('00ffffffff01', 'hex')],
    ...[value, Buffer.from('160014', 'hex'), bech32.fromWords(words.slice(1)), Buffer.alloc(4)],
  ]);
  return { raw, hash: shownHash(raw) };
}

describe('watchChain on a node that publishes its mempool', () => {
  let db: Db;
  let publisher: ZmtpPublisher;
  let chain: Chain;
  let watch: ChainWatch;
  let waiting: readonly Transaction[];
  let lists: number;
  beforeEach(async () => {
    db = await emptyDatabase();
    publisher = await startZmtpPublisher();
    waiting = [];
    lists = 0;
    chain = createCoreRpcChain({
      ...{ network, chain: 'sandbox', clock: Date, publisher: publisher.address },
      rpc: { call: (request) => answerRpc(request, answer(request.method, request.params)) },
    });
    const platform = serverPlatform({ clock: manualClock() });
    const context = { db, platform, rates: fixedRates(), chains: { get: () => chain } };
    watch = watchChain(
      { ...context, hasPayments: false, chainMode: 'live', publicUrl: '' },
      network,
    );
    await watch.catchUp();
    await openAccount(db, { network, wallet });
    await follow();
  });
  afterEach(async () => {
    chain.close?.();
    await publisher.close();
  });

  function answer(method: string, params: readonly unknown[] = []): unknown {
    const [block] = recordedBlocks;
    switch (method) {
      case 'getblockchaininfo':
        return { blocks: 0, headers: 0, bestblockhash: block?.hash, initialblockdownload: false };
      case 'getblockhash':
        return block?.hash;
      case 'getblock':
        return block?.raw;
      case 'getrawmempool':
        lists += 1;
        return waiting.map(({ hash }) => hash);
      case 'getrawtransaction': {
        const found = waiting.find(({ hash }) => hash === params[0]);
        if (found === undefined) throw new JsonRpcError(-5, 'No such transaction');
        return found.raw.toString('hex');
      }
      default:
        throw new Error(method);
    }
  }

  /** Looks until a look lists nothing: each one does that until the first message came. */
  async function follow(): Promise<void> {
    await publisher.whenSubscribed(mempoolTopics);
    publisher.publish('sequence', sequenceOf('R', 'cd'.repeat(32)));
    await expect
      .poll(async () => {
        const before = lists;
        await watch.catchUp();
        return lists - before;
      }, patience)
      .toBe(0);
    lists = 0;
  }

  function add(transaction: Transaction): void {
    waiting = [...waiting, transaction];
    publisher.publish('rawtx', transaction.raw);
    publisher.publish('sequence', sequenceOf('A', transaction.hash));
  }

  function remove({ hash }: Transaction): void {
    waiting = waiting.filter((each) => each.hash !== hash);
    publisher.publish('sequence', sequenceOf('R', hash));
  }

  /** Looks until the books have a transaction as `ended`: null while it waits. */
  async function expectBooked({ hash }: Transaction, ended: string | null): Promise<void> {
    await expect
      .poll(async () => {
        await watch.catchUp();
        const rows = await db.select().from(transactions).where(eq(transactions.hash, hash));
        return rows.map(({ blockHeight, endedAs }) => ({ blockHeight, endedAs }));
      }, patience)
      .toEqual([{ blockHeight: null, endedAs: ended }]);
  }

  it('books a deposit that is published, and lists nothing for it', async () => {
    const deposit = payment(1);
    add(deposit);
    await expectBooked(deposit, null);
    expect(lists).toBe(0);
  });

  it('ends a deposit that was replaced, and books its replacement', async () => {
    const [deposit, replacement] = [payment(1), payment(1, 90_000n)];
    add(deposit);
    await expectBooked(deposit, null);
    remove(deposit);
    add(replacement);
    await expectBooked(replacement, null);
    // What others spend is not in the books, so that nothing says why it left.
    await expectBooked(deposit, 'DROPPED');
    expect(lists).toBe(0);
  });

  it('ends a deposit that was evicted', async () => {
    const deposit = payment(1);
    add(deposit);
    await expectBooked(deposit, null);
    remove(deposit);
    await expectBooked(deposit, 'DROPPED');
    expect(lists).toBe(0);
  });

  it('lists once after a gap, which has a deposit', async () => {
    const [deposit, next] = [payment(1), payment(2)];
    waiting = [deposit];
    publisher.drop('rawtx');
    publisher.drop('sequence');
    add(next);
    await expectBooked(deposit, null);
    await expectBooked(next, null);
    expect(lists).toBe(1);
  });

  it('connects again after a restart of the node, and finds what came meanwhile', async () => {
    const deposit = payment(1);
    waiting = [deposit];
    publisher.restart();
    await expectBooked(deposit, null);
    await expect.poll(() => publisher.connections, patience).toBe(2);
    await follow();
    const next = payment(2);
    add(next);
    await expectBooked(next, null);
    expect(lists).toBe(0);
  });

  it('finds a deposit by a list while what is published makes no sense', async () => {
    publisher.sendBytes(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect.poll(() => publisher.connections, patience).toBe(2);
    const deposit = payment(1);
    waiting = [deposit];
    await expectBooked(deposit, null);
    expect(lists).toBeGreaterThan(0);
  });
});
