import { describe, expect, it } from 'vitest';
import { ChainFaultError, ChainUnavailableError, type Watch } from '../../../chains/chain.ts';
import { nothingSent } from '../../../chains/sent-transactions.ts';
import { createToncenterChain } from './create-toncenter-chain.ts';
import { formatAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

const account = `0:${'11'.repeat(32)}`;
const hashOf = (height: number) => Buffer.alloc(32, height).toString('base64');
const hexOf = (height: number) => Buffer.alloc(32, height).toString('hex');
const blockOf = (seqno: number) => ({ seqno, root_hash: hashOf(seqno), gen_utime: `${seqno}` });
const message = { source: account, destination: `0:${'22'.repeat(32)}`, value: '5' };
const transaction = {
  ...{ account, hash: hashOf(99), total_fees: '1', description: {} },
  ...{ in_msg: null, out_msgs: [{ ...message, hash: hashOf(98) }] },
};
const nothing: Watch = { addresses: [], claims: new Set() };

interface Shown {
  /** Transactions of the masterchain in each block. */
  readonly tx_count?: number;
  readonly held?: readonly object[];
  /** Heights that a list of headers leaves out. */
  readonly unlisted?: readonly number[];
  readonly head?: number;
}

/** A chain whose head is block 70 unless another is given, and what its index was asked. */
function openChain({ tx_count, held = [transaction], unlisted = [], head = 70 }: Shown = {}) {
  const asked: string[] = [];
  const node: TonNode = {
    ask: async ({ path, query = [], schema }) => {
      const asks = new Map(query);
      const since = asks.get('start_utime');
      const seqno = Number(asks.get('seqno') ?? since);
      // In any order, and not beyond the limit.
      const heights = Array.from({ length: head + 1 - seqno }, (_, at) => seqno + at)
        .filter((height) => since === undefined || !unlisted.includes(height))
        .slice(0, since === undefined ? 1 : Number(asks.get('limit')))
        .toReversed();
      const answers: Readonly<Record<string, unknown>> = {
        '/api/v3/masterchainInfo': { last: { ...blockOf(head), tx_count } },
        '/api/v3/blocks': { blocks: heights.map((height) => ({ ...blockOf(height), tx_count })) },
        '/api/v3/transactionsByMasterchainBlock': { transactions: held },
      };
      const place = since === undefined ? seqno : `since ${since}`;
      asked.push([path.replace('/api/v3/', ''), ...(query.length > 0 ? [place] : [])].join(' '));
      return schema.parse(answers[path]);
    },
  };
  const options = { network: 'TON', chain: 'main', sent: nothingSent } as const;
  const chain = createToncenterChain({ ...options, node });
  const read = (height: number, watch: Watch | null) =>
    chain.watchedBlockAt?.(height, async () => watch);
  return { chain, asked, read };
}

describe('watchedBlockAt of TON', () => {
  it('takes no call for the head, and one for the block below it', async () => {
    const { chain, asked, read } = openChain();
    await chain.head();
    const block = await read(70, null);
    expect(asked).toEqual(['masterchainInfo', 'blocks 69', 'transactionsByMasterchainBlock 70']);
    expect(block).toEqual(await chain.blockAt(70));
    expect(block?.transactions).toHaveLength(1);
  });

  it('asks for a block that is not the head, and says that there is none above it', async () => {
    const { chain, read } = openChain();
    await chain.head();
    expect(await read(69, null)).toEqual(await chain.blockAt(69));
    expect(await read(71, null)).toBeNull();
  });

  it('lists the headers up to the head together, once a block was read', async () => {
    const { chain, asked, read } = openChain({ head: 250 });
    await chain.head();
    await read(20, nothing);
    asked.length = 0;
    for (let height = 21; height <= 250; height += 1) {
      const block = await read(height, nothing);
      expect(block).toMatchObject({ height, parentHash: hexOf(height - 1), hash: hexOf(height) });
    }
    expect(asked).toEqual(['blocks since 20', 'blocks since 219']);
    // Nothing is kept from one look to the next.
    await chain.head();
    await read(69, nothing);
    expect(asked.slice(-2)).toEqual(['blocks 69', 'blocks 68']);
  });

  it.each([
    ['the block below', [60]],
    ['the next block', [61]],
  ])('asks for a block by itself where a list leaves out %s', async (_, unlisted) => {
    const { chain, asked, read } = openChain({ unlisted });
    await chain.head();
    await read(60, nothing);
    asked.length = 0;
    for (const height of [61, 62])
      expect(await read(height, nothing)).toMatchObject({
        ...{ height, parentHash: hexOf(height - 1), hash: hexOf(height) },
      });
    expect(asked).toEqual(['blocks since 60', 'blocks 61', 'blocks 60', 'blocks 62', 'blocks 61']);
  });

  it('asks for no transactions where nothing is watched', async () => {
    const { asked, read } = openChain();
    expect(await read(69, nothing)).toMatchObject({ transactions: [] });
    expect(asked).toEqual(['blocks 69', 'blocks 68']);
  });

  it('asks what is watched once the block is there: an address may be given out until then', async () => {
    const { chain, asked } = openChain();
    await chain.watchedBlockAt?.(69, async (most) => {
      asked.push(`watching ${most}`);
      return null;
    });
    expect(asked.slice(0, 3)).toEqual(['blocks 69', 'blocks 68', 'watching 0']);
  });

  const ofMasterchain = { ...transaction, account: `-1:${'33'.repeat(32)}`, out_msgs: [] };

  it('is asked again where the index that answers does not have the block yet', async () => {
    for (const held of [[], [transaction]]) {
      const { chain, read } = openChain({ tx_count: 6, held });
      await chain.head();
      await expect(read(70, null)).rejects.toBeInstanceOf(ChainUnavailableError);
      await expect(chain.blockAt(69)).rejects.toBeInstanceOf(ChainUnavailableError);
    }
    const { chain } = openChain({ tx_count: 6, held: [transaction, ofMasterchain] });
    expect((await chain.blockAt(70))?.transactions).toHaveLength(1);
  });

  it('is asked again where the index still shows what another block at that height held', async () => {
    const other = openChain({ tx_count: 1, held: [{ ...ofMasterchain, now: 69 }, transaction] });
    await expect(other.chain.blockAt(70)).rejects.toBeInstanceOf(ChainUnavailableError);
    const own = openChain({ tx_count: 1, held: [{ ...ofMasterchain, now: 70 }, transaction] });
    expect((await own.chain.blockAt(70))?.transactions).toHaveLength(1);
  });

  it('is not believed with transactions of another block', async () => {
    const { chain } = openChain({ held: [{ ...transaction, mc_block_seqno: 68 }] });
    await expect(chain.blockAt(70)).rejects.toBeInstanceOf(ChainFaultError);
    const own = openChain({ held: [{ ...transaction, mc_block_seqno: 70 }] });
    expect((await own.chain.blockAt(70))?.transactions).toHaveLength(1);
  });

  describe('with a transaction that cannot be read', () => {
    const own = formatAddress({ network: 'TON', chain: 'main' }, `0:${'22'.repeat(32)}`);
    const [inDigits] = transaction.out_msgs;
    const odd = { ...transaction, hash: hashOf(97), total_fees: 'many' };
    const readWith = async (shown: object, addresses: readonly string[]) => {
      const { chain } = openChain({ held: [shown, transaction] });
      const block = await chain.watchedBlockAt?.(70, async (most) =>
        addresses.length > most ? null : { addresses, claims: new Set() },
      );
      return { count: block?.transactions.length, unread: block?.unread };
    };
    const unreadBy = (namesUs: boolean) => ({
      ...{ count: 1, unread: [{ hash: '61'.repeat(32), namesUs }] },
    });

    it('reads the others, and says whether it names what is watched', async () => {
      const elsewhere = formatAddress({ network: 'TON', chain: 'main' }, `0:${'44'.repeat(32)}`);
      expect(await readWith(odd, [elsewhere])).toEqual(unreadBy(false));
      expect(await readWith(odd, [elsewhere, own])).toEqual(unreadBy(true));
      const inLetters = { ...odd, out_msgs: [{ ...inDigits, destination: own }] };
      expect(await readWith(inLetters, [own])).toEqual(unreadBy(true));
    });
  });
});
