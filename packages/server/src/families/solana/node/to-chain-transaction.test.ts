import { tokensOf } from '@billfold/core';
import { expect, it } from 'vitest';
import { nodeTransaction } from './node-answers.ts';
import { toChainTransaction } from './to-chain-transaction.ts';

const [token = missing()] = tokensOf('SOL');
const [payer, friend, pool, payerTokens, friendTokens] = [
  '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g',
  'C6kYXcaRUMqeBF5fhg165RWU7AnpT9z92fvKNoMqjmz6',
  'F9Rn1bdCPU2EUGcbP9VEqMaA6uZfzv6VDTLVUYq3Fdbe',
] as const;
const keys = [payer, friend, pool, payerTokens, friendTokens];

const transfer = (source: string, destination: string, lamports: number) => ({
  program: 'system',
  parsed: { type: 'transfer', info: { source, destination, lamports } },
});
const handOver = (source: string, destination: string, amount: string) => ({
  program: 'spl-token',
  parsed: { type: 'transfer', info: { source, destination, amount, authority: payer } },
});
const holding = (accountIndex: number, owner: string, amount: string, mint = token.contract) => ({
  accountIndex,
  mint,
  owner,
  uiTokenAmount: { amount },
});

interface Shown {
  readonly instructions?: readonly object[];
  readonly called?: readonly object[];
  /** Lamports that each of `keys` has more in the end. */
  readonly changes: readonly number[];
  readonly before?: readonly object[];
  readonly after?: readonly object[];
  readonly err?: object;
}
function read({ instructions = [], called = [], changes, before, after, err }: Shown) {
  const had = 10 ** 10;
  const node = nodeTransaction().parse({
    meta: {
      err: err ?? null,
      fee: 5_000,
      preBalances: keys.map(() => had),
      postBalances: keys.map((_, at) => had + (changes[at] ?? 0)),
      preTokenBalances: before ?? [],
      postTokenBalances: after ?? [],
      innerInstructions: [{ instructions: called }],
    },
    transaction: {
      signatures: ['2'.repeat(87)],
      message: { accountKeys: keys.map((pubkey) => ({ pubkey })), instructions },
    },
  });
  return toChainTransaction('SOL', node);
}

it('counts what programs call behind what was signed', () => {
  const { transfers, sender } = read({
    instructions: [{ parsed: 'a memo' }, transfer(payer, friend, 30)],
    called: [transfer(pool, friend, 7)],
    changes: [-5_030, 37, -7],
  });
  expect(sender).toEqual({ address: payer, nonce: null, fee: 5_000n, hasFailed: false });
  expect(transfers).toEqual([
    { index: 1, from: payer, to: friend, tokenId: null, value: 30n },
    { index: 2, from: pool, to: friend, tokenId: null, value: 7n },
  ]);
});

it('tells of lamports that no instruction names, so that balances agree', () => {
  const { transfers } = read({ changes: [-5_000, 50, -50] });
  expect(transfers).toEqual([
    { index: 0, from: null, to: friend, tokenId: null, value: 50n },
    { index: 1, from: pool, to: null, tokenId: null, value: 50n },
  ]);
});

it('names the owners of tokens, and what was minted to or burnt of nobody', () => {
  const { transfers } = read({
    instructions: [handOver(payerTokens, friendTokens, '9')],
    changes: [-5_000],
    before: [holding(3, payer, '20'), holding(4, friend, '18446744073709551615')],
    after: [holding(3, payer, '10'), holding(4, friend, '18446744073709551624')],
  });
  expect(transfers).toEqual([
    { index: 0, from: payer, to: friend, tokenId: token.id, value: 9n },
    { index: 1, from: payer, to: null, tokenId: token.id, value: 1n },
  ]);
});

it('leaves out tokens that core does not know, and transfers of nothing (address poisoning)', () => {
  const { transfers } = read({
    instructions: [handOver(payerTokens, friendTokens, '9'), transfer(payer, friend, 0)],
    changes: [-5_000],
    before: [holding(3, payer, '20', pool)],
    after: [holding(3, payer, '11', pool), holding(4, friend, '9', pool)],
  });
  expect(transfers).toEqual([]);
});

it('counts rent for the account of a token as part of the fee, and no more than that', () => {
  const { transfers, sender } = read({
    called: [
      {
        program: 'system',
        parsed: {
          type: 'createAccount',
          info: { source: payer, newAccount: friendTokens, lamports: 2_039_280 },
        },
      },
    ],
    changes: [-2_045_280, 0, 1_000, 0, 2_039_280],
    after: [holding(4, friend, '0')],
  });
  expect(sender).toMatchObject({ fee: 2_044_280n, networkFee: 2_039_280n });
  expect(transfers).toEqual([
    { index: 0, from: payer, to: null, tokenId: null, value: 1_000n },
    { index: 1, from: null, to: pool, tokenId: null, value: 1_000n },
  ]);
});

it('shows what one that failed was to move, at the price of its fee', () => {
  const { transfers, sender } = read({
    instructions: [transfer(payer, friend, 30), handOver(payerTokens, friendTokens, '9')],
    called: [transfer(pool, friend, 7)],
    changes: [-5_000],
    before: [holding(3, payer, '5')],
    after: [holding(3, payer, '5')],
    err: { InstructionError: [1, { Custom: 1 }] },
  });
  expect(sender).toMatchObject({ fee: 5_000n, hasFailed: true });
  expect(transfers).toEqual([
    { index: 0, from: payer, to: friend, tokenId: null, value: 30n },
    { index: 1, from: payer, to: null, tokenId: token.id, value: 9n },
  ]);
});

function missing(): never {
  throw new Error('There is no token.');
}
