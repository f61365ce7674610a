import { tokensOf } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { ChainFaultError, ChainUnavailableError, type Watch } from '../../../chains/chain.ts';
import { createTronHttpChain } from './create-tron-http-chain.ts';
import { formatAddress, holderOf } from './hex-address.ts';
import { transferTopic } from './token-transfers.ts';
import type { TronNode } from './tron-node.ts';

const [usdt] = tokensOf('TRX');
const own = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const holder = holderOf(own);
const ownHex = `41${holder}`;
const someone = `41${'01'.repeat(20)}`;
const other = `41${'02'.repeat(20)}`;
const contract = `41${'03'.repeat(20)}`;
const word = (address: string) => address.slice(-40).padStart(64, '0');
const hashOf = (place: number) => place.toString(16).padStart(64, '0');
/** Hash of the block at a height, on one branch or another. */
const blockHash = (height: number, branch = 'b1') => `${branch}${hashOf(height).slice(2)}`;

type Value = Readonly<Record<string, unknown>>;
const transaction = (place: number, type: string, value: Value) => ({
  ...{ txID: hashOf(place), ret: [{ contractRet: 'SUCCESS' }], signature: ['ab'.repeat(65)] },
  raw_data: { contract: [{ type, parameter: { value, type_url: '' } }] },
  raw_data_hex: '0a02',
});
const pay = (place: number, from: string, to: string) =>
  transaction(place, 'TransferContract', { owner_address: from, to_address: to, amount: 5 });
const call = (place: number, from: string, more: Value = {}) =>
  transaction(place, 'TriggerSmartContract', {
    ...{ owner_address: from, contract_address: contract, data: '00000000', ...more },
  });
const log = (from: string, to: string) => ({
  address: holderOf(usdt?.contract ?? ''),
  topics: [transferTopic, word(from), word(to)],
  data: hashOf(9),
});
const outcome = ({ txID }: { readonly txID: string }, more: Value = {}) => ({
  ...{ id: txID, fee: 1, receipt: {}, ...more },
});

const usual = [
  pay(1, someone, other),
  pay(2, someone, ownHex),
  pay(3, ownHex, someone),
  call(4, someone),
  call(5, someone),
  call(6, someone),
  call(7, ownHex),
  call(8, someone, { contract_address: ownHex, call_value: 4 }),
  call(9, someone),
];
const usualOutcomes: Value[] = usual.map((each) => outcome(each));
usualOutcomes[3] = outcome(usual[3] ?? failed(), { log: [log(someone, ownHex)] });
usualOutcomes[4] = outcome(usual[4] ?? failed(), { log: [log(ownHex, someone)] });
usualOutcomes[5] = outcome(usual[5] ?? failed(), {
  internal_transactions: [
    {
      ...{ caller_address: contract, transferTo_address: ownHex.toUpperCase() },
      callValueInfo: [{ callValue: 3 }],
      note: Buffer.from('call').toString('hex'),
    },
  ],
});
usualOutcomes[8] = outcome(usual[8] ?? failed(), { log: [log(someone, other)] });
/** Places of the transactions that concern `own`. */
const concerned = [2, 3, 4, 5, 6, 7, 8];

const watchOf = (addresses: readonly string[]): Watch => ({ addresses, claims: new Set() });
const blockOf = (height: number, changes: Value = {}, branch = 'b1') => ({
  blockID: blockHash(height, branch),
  block_header: {
    raw_data: {
      ...{ number: height, timestamp: height * 3_000 },
      ...{ parentHash: blockHash(height - 1, branch), txTrieRoot: '00'.repeat(32), ...changes },
    },
  },
});
const full = (height: number, transactions: readonly object[] = usual) => ({
  ...blockOf(height, { txTrieRoot: 'ab'.repeat(32) }),
  transactions,
});

type Answers = Readonly<Record<string, (body: Value) => unknown>>;

/** A chain of a node that answers as given, and what it was asked. */
function openChain(changes: Answers = {}) {
  const asked: string[] = [];
  const answers: Answers = {
    getnowblock: () => blockOf(30),
    getblockbynum: ({ num }) => (num === 7 ? full(7) : blockOf(Number(num))),
    getblockbylimitnext: ({ startNum, endNum }) => ({
      block: range(Number(startNum), Number(endNum)).map((height) => blockOf(height)),
    }),
    gettransactioninfobyblocknum: () => usualOutcomes,
    ...changes,
  };
  const node: TronNode = {
    ask: async ({ method, body = {}, schema }) => {
      asked.push([method, ...Object.values(body)].join(' '));
      const read = schema.safeParse(answers[method]?.(body));
      if (!read.success) throw new ChainFaultError(`The node misanswers ${method}.`);
      return read.data;
    },
  };
  const chain = createTronHttpChain({ network: 'TRX', chain: 'main', node });
  const read = (height: number, watch: Watch | null = watchOf([own])) =>
    chain.watchedBlockAt?.(height, async () => watch);
  return { chain, asked, read };
}

const range = (from: number, end: number) =>
  Array.from({ length: end - from }, (_, at) => from + at);
const placesOf = (block: Awaited<ReturnType<ReturnType<typeof openChain>['read']>>) =>
  block?.transactions.map(({ hash }) => Number(`0x${hash}`));

describe('watchedBlockAt of a Tron node', () => {
  it('takes what a watched address signs, gets and is paid by a contract, and what its tokens show', async () => {
    const { read, asked } = openChain();
    expect(placesOf(await read(7))).toEqual(concerned);
    expect(asked).toEqual(['getblockbynum 7', 'gettransactioninfobyblocknum 7']);
  });

  it('describes each as the whole block does', async () => {
    const { chain, read } = openChain();
    const whole = await chain.blockAt(7);
    const transactions = whole?.transactions.filter((_, at) => concerned.includes(at + 1));
    expect(await read(7)).toEqual({ ...whole, transactions });
    expect(transactions?.flatMap(({ transfers }) => transfers)).toContainEqual(
      expect.objectContaining({ position: 1, to: own, tokenId: null, value: 3n }),
    );
  });

  it('finds the recipient of a token whose transfer failed in the call alone', async () => {
    const data = `a9059cbb${word(ownHex)}${hashOf(9)}`;
    const asked = call(1, someone, {
      contract_address: `41${holderOf(usdt?.contract ?? '')}`,
      data,
    });
    const failing = { ...asked, ret: [{ contractRet: 'REVERT' }] };
    const { read } = openChain({
      getblockbynum: () => full(7, [failing]),
      gettransactioninfobyblocknum: () => [outcome(failing)],
    });
    expect((await read(7))?.transactions).toMatchObject([
      { sender: { hasFailed: true }, transfers: [{ to: own }] },
    ]);
  });

  it('asks for no outcomes where nothing is watched', async () => {
    const { read, asked } = openChain();
    expect(placesOf(await read(7, watchOf([])))).toEqual([]);
    expect(asked).toEqual(['getblockbynum 7']);
  });

  it('reads the block whole where more is watched than it searches for', async () => {
    const { chain, read } = openChain();
    expect(await read(7, null)).toEqual(await chain.blockAt(7));
  });

  it('asks what is watched once the block is there: an address may be given out until then', async () => {
    const { chain, asked } = openChain();
    const before: string[][] = [];
    await chain.watchedBlockAt?.(7, async () => {
      before.push([...asked]);
      return watchOf([own]);
    });
    expect(before).toEqual([['getblockbynum 7']]);
  });

  it.each([
    ['lacks the outcome of a transaction', usualOutcomes.slice(1)],
    ['has the outcome of one that the block lacks', [...usualOutcomes, { id: hashOf(10) }]],
    [
      'has outcomes of another block of that height',
      usualOutcomes.map((each) => ({ ...each, blockNumber: 7, blockTimeStamp: 24_000 })),
    ],
    ['has outcomes of another height', usualOutcomes.map((each) => ({ ...each, blockNumber: 8 }))],
  ])('is asked again where the answer %s', async (_, outcomes) => {
    const { read } = openChain({ gettransactioninfobyblocknum: () => outcomes });
    await expect(read(7)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('takes outcomes that name the block itself', async () => {
    const named = usualOutcomes.map((each) => ({
      ...each,
      blockNumber: 7,
      blockTimeStamp: 21_000,
    }));
    const { read } = openChain({ gettransactioninfobyblocknum: () => named });
    expect(placesOf(await read(7))).toEqual(concerned);
  });

  describe('with transactions that cannot be read', () => {
    const readWith = async (odd: Value, told: Value = {}) => {
      const { read } = openChain({
        getblockbynum: () => full(7, [odd, pay(2, someone, ownHex)]),
        gettransactioninfobyblocknum: () => [
          { id: hashOf(1), ...told },
          outcome(pay(2, someone, ownHex)),
        ],
      });
      const block = await read(7);
      return { read: placesOf(block), unread: block?.unread };
    };

    it('reads the others, and says that one is of others', async () => {
      const odd = pay(1, someone, formatAddress(other) ?? '');
      expect(await readWith(odd)).toEqual({
        ...{ read: [2], unread: [{ hash: hashOf(1), namesUs: false }] },
      });
    });

    it.each<[string, Value, Value?]>([
      ['an address in letters', pay(1, someone, formatAddress(ownHex) ?? '')],
      ['no operation', { ...pay(1, someone, ownHex), raw_data: { contract: [], to: ownHex } }],
      ['a damaged outcome', call(1, someone), { fee: 'many', log: [log(someone, ownHex)] }],
    ])('says that one names what is watched: %s', async (_, odd, told) => {
      expect(await readWith(odd, told)).toEqual({
        ...{ read: [2], unread: [{ hash: hashOf(1), namesUs: true }] },
      });
    });

    it('passes over one without a hash too', async () => {
      const { txID: _, ...odd } = pay(1, someone, other);
      expect((await readWith(odd)).unread).toEqual([{ hash: null, namesUs: false }]);
    });
  });
});

describe('blocks of a Tron node that are read one after the other', () => {
  const readUpTo = async ({ chain, read }: ReturnType<typeof openChain>, from: number) => {
    const { height } = await chain.head();
    const heights: number[] = [];
    for (let next = from; next <= height; next += 1) heights.push((await read(next))?.height ?? -1);
    return heights;
  };

  it('come together, but for the first one and the head', async () => {
    const opened = openChain();
    expect(await readUpTo(opened, 7)).toEqual(range(7, 31));
    expect(opened.asked).toEqual([
      'getnowblock',
      'getblockbynum 7',
      'gettransactioninfobyblocknum 7',
      'getblockbylimitnext 8 28',
      'getblockbylimitnext 28 30',
    ]);
  });

  it('take no call but the head where that is the next one', async () => {
    const opened = openChain();
    await readUpTo(opened, 29);
    opened.asked.length = 0;
    await opened.chain.head();
    await opened.read(30);
    expect(opened.asked).toEqual(['getnowblock']);
  });

  it('are found by what they hold within a range and in the head', async () => {
    const opened = openChain({
      getnowblock: () => full(30),
      getblockbylimitnext: () => ({ block: [blockOf(8), full(9), blockOf(10)] }),
    });
    await opened.chain.head();
    await opened.read(7);
    expect([placesOf(await opened.read(8)), placesOf(await opened.read(9))]).toEqual([
      [],
      concerned,
    ]);
    expect(placesOf(await opened.read(30))).toEqual(concerned);
  });

  it('go on with what is missing where the node shows a part of a range', async () => {
    const opened = openChain({
      getblockbylimitnext: ({ startNum }) => ({
        block: range(Number(startNum), Number(startNum) + 5).map((height) => blockOf(height)),
      }),
    });
    expect(await readUpTo(opened, 7)).toEqual(range(7, 31));
    expect(opened.asked.filter((each) => each.startsWith('getblockbylimitnext'))).toHaveLength(5);
    expect(opened.chain.refusesBatches?.()).toBe(false);
  });

  it('end before one that does not follow the one below it', async () => {
    const opened = openChain({
      getblockbylimitnext: () => ({ block: [blockOf(8), blockOf(9), blockOf(10, {}, 'b2')] }),
    });
    await opened.chain.head();
    const hashes: (string | undefined)[] = [];
    for (const height of [7, 8, 9, 10]) hashes.push((await opened.read(height))?.hash);
    expect(hashes).toEqual([7, 8, 9, 10].map((height) => blockHash(height)));
  });

  it('are no longer those of a range once another head was shown', async () => {
    const opened = openChain();
    await opened.chain.head();
    for (const height of [7, 8]) await opened.read(height);
    await opened.chain.head();
    opened.asked.length = 0;
    await opened.read(9);
    expect(opened.asked).toEqual(['getblockbylimitnext 9 29']);
  });

  it('come one by one for ten minutes where the node has no ranges', async () => {
    const opened = openChain({ getnowblock: () => blockOf(230), getblockbylimitnext: () => ({}) });
    expect(await readUpTo(opened, 7)).toEqual(range(7, 231));
    expect(opened.asked.filter((each) => each.startsWith('getblockbylimitnext'))).toEqual([
      'getblockbylimitnext 8 28',
      'getblockbylimitnext 208 228',
    ]);
    expect(opened.chain.refusesBatches?.()).toBe(true);
  });

  it('are asked for together again where the node was away', async () => {
    let isAway = true;
    const opened = openChain({
      getblockbylimitnext: ({ startNum }) =>
        isAway ? null : { block: [blockOf(Number(startNum))] },
      getblockbynum: ({ num }) => (isAway && num !== 7 ? null : blockOf(Number(num))),
    });
    await opened.chain.head();
    await opened.read(7, watchOf([]));
    await expect(opened.read(8)).rejects.toBeInstanceOf(ChainUnavailableError);
    isAway = false;
    expect(await opened.read(8)).toMatchObject({ height: 8 });
    expect(opened.chain.refusesBatches?.()).toBe(false);
  });

  it('are asked for by themselves where an answer has their header alone', async () => {
    const headerAlone = (height: number) => blockOf(height, { txTrieRoot: 'ab'.repeat(32) });
    const opened = openChain({
      getnowblock: () => headerAlone(10),
      getblockbynum: ({ num }) => full(Number(num)),
      getblockbylimitnext: () => ({ block: [blockOf(8), headerAlone(9)] }),
    });
    await opened.chain.head();
    await opened.read(7);
    for (const height of [8, 9, 10]) {
      const found = placesOf(await opened.read(height));
      expect(found).toEqual(height === 8 ? [] : concerned);
    }
  });
});

function failed(): never {
  throw new Error('There is no such transaction.');
}
