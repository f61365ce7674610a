import { tokensOf } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { parseExactJson } from '../../../chains/parse-exact-json.ts';
import { nothingSent } from '../../../chains/sent-transactions.ts';
import { createSolanaRpcChain } from './create-solana-rpc-chain.ts';

const [token] = tokensOf('SOL');
const own = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const [payer, pool, ownTokens] = [
  '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
  '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g',
  'C6kYXcaRUMqeBF5fhg165RWU7AnpT9z92fvKNoMqjmz6',
] as const;
const hashOf = (place: number) => `${place}`.padStart(87, '2').replaceAll('0', 'z');
const blockhash = '98CNLU4rsYa2HDUyp7PubU4DhwYJJhSX9v6pvE7SWsAo';

interface Shown {
  readonly keys?: readonly string[];
  readonly instructions?: readonly object[];
  readonly meta?: object;
}
/** A transaction as a whole block shows it. */
function shown(place: number, { keys = [payer, pool], instructions = [], meta = {} }: Shown = {}) {
  const balances = keys.map(() => 10_000_000);
  return {
    meta: {
      ...{ err: null, fee: 0, preBalances: balances, postBalances: balances },
      ...{ preTokenBalances: [], postTokenBalances: [], innerInstructions: [] },
      ...meta,
    },
    transaction: {
      signatures: [hashOf(place)],
      message: { accountKeys: keys.map((pubkey) => ({ pubkey })), instructions },
    },
  };
}
type Transaction = ReturnType<typeof shown>;

/** The transaction as a list of accounts shows it. @see Solana, "Add Solana to your exchange" */
function listed({ meta, transaction }: Transaction) {
  const { innerInstructions: _, ...balances } = meta;
  const { signatures, message } = transaction;
  return { meta: balances, transaction: { signatures, accountKeys: message.accountKeys } };
}

const pays = (place: number, to: string) =>
  shown(place, {
    keys: [payer, to],
    instructions: [
      {
        program: 'system',
        parsed: { type: 'transfer', info: { source: payer, destination: to, lamports: 7 } },
      },
    ],
    meta: { preBalances: [20, 0], postBalances: [13, 7] },
  });
const paysTokens = (place: number, owner: string) => {
  const held = (amount: string) => ({
    ...{ accountIndex: 1, mint: token?.contract, owner, uiTokenAmount: { amount } },
  });
  return shown(place, {
    keys: [payer, ownTokens],
    meta: { preTokenBalances: [held('1')], postTokenBalances: [held('6')] },
  });
};

const slot = 40;
const height = 7;
type Answers = Readonly<Record<string, (params: readonly unknown[]) => unknown>>;
const optionsOf = z.tuple([z.number(), z.object({ transactionDetails: z.string() })]);

/** A node whose newest block has `transactions`, and which counts its calls. */
function nodeOf(transactions: readonly Transaction[], changes: Answers = {}) {
  const calls: string[] = [];
  const header = { blockHeight: height, blockTime: 1_700_000_000, blockhash };
  const block = { ...header, previousBlockhash: own };
  const answers: Answers = {
    getSlot: () => slot,
    getBlocksWithLimit: () => [],
    none: () => block,
    accounts: () => ({ ...block, transactions: transactions.map(listed) }),
    full: () => ({ ...block, transactions }),
    getTransaction: ([hash]) => {
      const found = transactions.find((each) => each.transaction.signatures[0] === hash);
      return found === undefined ? null : { slot, ...found };
    },
    ...changes,
  };
  const rpc: JsonRpc = {
    call: async ({ method, params = [], schema, parse = parseExactJson }) => {
      const name =
        method === 'getBlock' ? z.parse(optionsOf, params)[1].transactionDetails : method;
      calls.push(name);
      const answer = schema.safeParse(parse(JSON.stringify(answers[name]?.(params))));
      if (!answer.success) throw new ChainFaultError('misanswers');
      return answer.data;
    },
  };
  const chain = createSolanaRpcChain({ network: 'SOL', chain: 'main', rpc, sent: nothingSent });
  return {
    chain,
    /** Calls for the block, without those that look for its slot. */
    calls: () => calls.filter((name) => !['getSlot', 'none', 'getBlocksWithLimit'].includes(name)),
    read: (addresses: readonly string[] | null = [own]) =>
      chain.watchedBlockAt?.(height, async () => addresses && { addresses, claims: new Set() }),
    clear: () => calls.splice(0),
  };
}

const hashes = (block: Awaited<ReturnType<ReturnType<typeof nodeOf>['read']>>) =>
  block?.transactions.map(({ hash }) => hash);

describe('watchedBlockAt of a Solana node', () => {
  it('asks for the accounts of a block alone where none of them is watched', async () => {
    const { read, calls } = nodeOf([shown(1), pays(2, pool), paysTokens(3, pool)]);
    expect(await read()).toEqual({
      ...{ height, hash: expect.any(String), parentHash: expect.any(String) },
      ...{ minedAt: new Date(1_700_000_000_000), transactions: [] },
    });
    expect(calls()).toEqual(['accounts']);
  });

  it('asks for those that name a watched account, or an account for a token of its owner, in their order', async () => {
    const transactions = [shown(1), paysTokens(2, own), pays(3, pool), pays(4, own)];
    const { read, calls, chain } = nodeOf(transactions);
    const watched = await read();
    expect(hashes(watched)).toEqual([hashOf(2), hashOf(4)]);
    expect(calls()).toEqual(['accounts', 'getTransaction', 'getTransaction']);
    const whole = await chain.blockAt(height);
    expect(watched?.transactions).toEqual(
      whole?.transactions.filter(({ hash }) => hashOf(2) === hash || hashOf(4) === hash),
    );
  });

  it.each(['preTokenBalances', 'postTokenBalances'])('reads owners among %s', async (side) => {
    const held = { accountIndex: 1, mint: pool, owner: own, uiTokenAmount: { amount: '1' } };
    const { read } = nodeOf([shown(1), shown(2, { meta: { [side]: [held] } })]);
    expect(hashes(await read())).toEqual([hashOf(2)]);
  });

  it('reads what is watched after the block, so that nothing is missed that was given out before it', async () => {
    const { chain, calls } = nodeOf([pays(1, own)]);
    let before: readonly string[] = [];
    const block = await chain.watchedBlockAt?.(height, async () => {
      before = calls();
      return { addresses: [own], claims: new Set() };
    });
    expect(before).toEqual(['accounts']);
    expect(hashes(block)).toEqual([hashOf(1)]);
  });

  describe('reads the block whole', () => {
    const all = [hashOf(1), hashOf(2)];
    const transactions = [pays(1, own), shown(2)];

    it('where a pool does not show one of the transactions', async () => {
      const { read, calls } = nodeOf(transactions, { getTransaction: () => null });
      expect(hashes(await read())).toEqual(all);
      expect(calls()).toEqual(['accounts', 'getTransaction', 'full']);
    });

    it('where one of them is shown in another slot, or another one in its place', async () => {
      for (const answer of [
        { slot: slot + 1, ...pays(1, own) },
        { slot, ...pays(3, own) },
      ]) {
        const { read } = nodeOf(transactions, { getTransaction: () => answer });
        expect(hashes(await read())).toEqual(all);
      }
    });

    it('where more of it is watched than is worth a call each', async () => {
      const many = Array.from({ length: 5 }, (_, at) => pays(at + 1, own));
      const { read, calls } = nodeOf(many);
      expect(hashes(await read())).toHaveLength(5);
      expect(calls()).toEqual(['accounts', 'full']);
      const fewer = nodeOf(many.slice(1));
      expect(hashes(await fewer.read())).toHaveLength(4);
      expect(fewer.calls()).not.toContain('full');
    });

    it('where too much is watched, and the next blocks without a list', async () => {
      const { read, calls, clear } = nodeOf(transactions);
      expect(hashes(await read(null))).toEqual(all);
      expect(calls()).toEqual(['accounts', 'full']);
      clear();
      expect(hashes(await read())).toEqual(all);
      expect(calls()).toEqual(['full']);
    });

    it.each([
      ['refuses', -32_005],
      ['keeps no longer', -32_019],
      ['does not serve', -32_601],
    ])('where the node %s single transactions', async (_, code) => {
      const getTransaction = () => {
        throw new JsonRpcError(code, 'not now');
      };
      expect(hashes(await nodeOf(transactions, { getTransaction }).read())).toEqual(all);
    });

    it('where the node misanswers one of them', async () => {
      const getTransaction = () => ({ slot, ...pays(1, own), meta: null });
      expect(hashes(await nodeOf(transactions, { getTransaction }).read())).toEqual(all);
    });

    it.each([-32_602, -32_600, -1])(
      'from a node that refuses a list of accounts by %i, and asks it for none again soon',
      async (code) => {
        const accounts = () => {
          throw new JsonRpcError(code, 'unknown variant `accounts`');
        };
        const { read, calls, clear } = nodeOf(transactions, { accounts });
        expect(hashes(await read())).toEqual(all);
        clear();
        expect(hashes(await read())).toEqual(all);
        expect(calls()).toEqual(['full']);
      },
    );

    it('from a node whose list leaves out accounts of look-up tables', async () => {
      const block = { blockHeight: height, blockTime: 1_700_000_000, blockhash };
      const accounts = () => ({
        ...{ ...block, previousBlockhash: own },
        transactions: transactions.map((each) => {
          const { meta, transaction } = listed(each);
          const accountKeys = transaction.accountKeys.filter(({ pubkey }) => pubkey !== own);
          return { meta, transaction: { ...transaction, accountKeys } };
        }),
      });
      expect(hashes(await nodeOf(transactions, { accounts }).read())).toEqual(all);
    });

    it.each([
      ['ignores the form', {}],
      ['shows hashes alone', { transactions: null, signatures: [hashOf(1)] }],
    ])('from a node that %s', async (_, shownOnly) => {
      const block = { blockHeight: height, blockTime: 1_700_000_000, blockhash };
      const accounts = () => ({ ...block, previousBlockhash: own, ...shownOnly });
      expect(hashes(await nodeOf(transactions, { accounts }).read())).toEqual(all);
    });

    it('from a node that writes its answers in another order', async () => {
      const { chain } = nodeOf(transactions);
      const block = await chain.blockAt(height);
      const accounts = () => ({
        ...{ blockHeight: height, blockTime: 1_700_000_000, transactions: [] },
        ...{ blockhash, previousBlockhash: own, rewards: [] },
      });
      expect(await nodeOf(transactions, { accounts }).read()).toEqual(block);
    });

    it('where one of those that concern what is watched cannot be told from the list', async () => {
      const accounts = () => ({
        ...{ blockHeight: height, blockTime: 1_700_000_000, blockhash, previousBlockhash: own },
        transactions: [listed(pays(1, own)), { meta: own }],
      });
      expect(hashes(await nodeOf(transactions, { accounts }).read())).toEqual(all);
    });

    it('where another list follows that of the accounts', async () => {
      const accounts = () => ({
        ...{ blockHeight: height, blockTime: 1_700_000_000, blockhash, previousBlockhash: own },
        ...{ transactions: transactions.map(listed), signatures: [hashOf(1), hashOf(2)] },
      });
      expect(hashes(await nodeOf(transactions, { accounts }).read())).toEqual(all);
    });
  });

  it('is not stopped by a transaction that it cannot read and that concerns nothing watched', async () => {
    const strange = { ...shown(1), meta: { ...shown(1).meta, preBalances: 'none' } };
    const transactions = [strange, pays(2, own)] as readonly Transaction[];
    const { read, chain } = nodeOf(transactions);
    expect(hashes(await read())).toEqual([hashOf(2)]);
    await expect(chain.blockAt(height)).rejects.toBeInstanceOf(ChainFaultError);
    await expect(read([own, payer])).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('knows nothing of a block that the node does not show', async () => {
    const refuse = () => {
      throw new JsonRpcError(-32_004, 'Block not available for slot');
    };
    const { read, calls } = nodeOf([pays(1, own)], { accounts: refuse, full: refuse });
    await expect(read()).rejects.toBeInstanceOf(ChainUnavailableError);
    expect(calls()).toEqual(['accounts', 'full']);
  });

  it('takes no block of another height for one that it reads whole', async () => {
    const full = () => ({
      ...{ blockHeight: height + 1, blockTime: 1_700_000_000, blockhash, previousBlockhash: own },
      transactions: [],
    });
    const { read } = nodeOf([pays(1, own)], { full, getTransaction: () => null });
    await expect(read()).rejects.toThrow('The chain moved');
  });
});
