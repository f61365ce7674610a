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
  readonly roles?: Readonly<Record<string, object>>;
}
function read({ instructions = [], called = [], changes, before, after, err, roles = {} }: Shown) {
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
      message: {
        accountKeys: keys.map((pubkey) => ({ pubkey, ...roles[pubkey] })),
        instructions,
      },
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
    { position: 1, from: payer, to: friend, tokenId: null, value: 30n, memo: null },
    { position: 2, from: pool, to: friend, tokenId: null, value: 7n, memo: null },
  ]);
});

it('tells of lamports that no instruction names, so that balances agree', () => {
  const { transfers } = read({ changes: [-5_000, 50, -50] });
  expect(transfers).toEqual([
    { position: 0, from: null, to: friend, tokenId: null, value: 50n, memo: null },
    { position: 1, from: pool, to: null, tokenId: null, value: 50n, memo: null },
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
    { position: 0, from: payer, to: friend, tokenId: token.id, value: 9n, memo: null },
    { position: 1, from: payer, to: null, tokenId: token.id, value: 1n, memo: null },
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

/** Steps of the token program that open an account and give it to another. */
const open = (account: string, owner: string) => ({
  program: 'spl-token',
  parsed: { type: 'initializeAccount3', info: { account, owner, mint: token.contract } },
});
const giveAway = (account: string, newAuthority: string) => ({
  program: 'spl-token',
  parsed: { type: 'setAuthority', info: { account, authorityType: 'accountOwner', newAuthority } },
});

it.each([
  ['is given away afterwards', [open(friendTokens, payer)], [giveAway(friendTokens, friend)]],
  ['is opened once more for another', [open(friendTokens, payer)], [open(friendTokens, friend)]],
  ['is given away, and opened where it is not shown', [], [giveAway(friendTokens, friend)]],
])('shows no payment to an account that coins only pass through, and that %s', (_, first, last) => {
  const { transfers } = read({
    instructions: [
      ...first,
      handOver(payerTokens, friendTokens, '1000000000'),
      handOver(friendTokens, payerTokens, '1000000000'),
      ...last,
    ],
    changes: [-5_000],
    before: [holding(3, payer, '1000000000')],
    after: [holding(3, payer, '1000000000'), holding(4, friend, '0')],
  });
  expect(transfers.filter(({ from, to }) => [from, to].includes(friend))).toEqual([]);
});

it('counts what is left in an account that was given away', () => {
  const { transfers } = read({
    instructions: [
      open(friendTokens, payer),
      handOver(payerTokens, friendTokens, '70'),
      giveAway(friendTokens, friend),
    ],
    changes: [-5_000],
    before: [holding(3, payer, '100')],
    after: [holding(3, payer, '30'), holding(4, friend, '70')],
  });
  expect(transfers.filter(({ to }) => to === friend)).toEqual([
    expect.objectContaining({ from: null, tokenId: token.id, value: 70n }),
  ]);
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
    { position: 0, from: payer, to: null, tokenId: null, value: 1_000n, memo: null },
    { position: 1, from: null, to: pool, tokenId: null, value: 1_000n, memo: null },
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
    { position: 0, from: payer, to: friend, tokenId: null, value: 30n, memo: null },
    { position: 1, from: payer, to: null, tokenId: token.id, value: 9n, memo: null },
  ]);
});

const note = (text: unknown) => ({ program: 'spl-memo', parsed: text });

it.each([
  ['is about the transfer behind it', [note('first'), 'a', 'b'], ['first', null]],
  ['at the end is about the last transfer', ['a', 'b', note('last')], [null, 'last']],
  [
    'does not take the place of the one in front',
    [note('first'), 'a', note('second'), 'b', note('third')],
    ['first', 'second'],
  ],
  ['the nearest one counts', [note('far'), note('near'), 'a'], ['near']],
  ['of 10 kB is cut', [note('x'.repeat(10_000)), 'a'], ['x'.repeat(600)]],
  ['that is half a character is mended', [note('\ud83e'), 'a'], ['\ufffd']],
  ['that no database stores is left out', [note('\0'), 'a'], [null]],
  ['that is no text is none', [note({ text: 'x' }), 'a'], [null]],
  ['that a program wrote in other bytes is none', [{ program: 'spl-memo' }, 'a'], [null]],
] satisfies readonly (readonly [
  string,
  readonly ('a' | 'b' | object)[],
  readonly (string | null)[],
])[])('a memo %s', (_, steps, memos) => {
  const instructions = steps.map((step) =>
    typeof step === 'object' ? step : transfer(payer, step === 'a' ? friend : pool, 30),
  );
  const paid = steps.filter((step) => typeof step === 'string');
  const { transfers } = read({
    instructions,
    changes: [-5_000 - 30 * paid.length, paid.includes('a') ? 30 : 0, paid.includes('b') ? 30 : 0],
  });
  expect(transfers.map(({ memo }) => memo)).toEqual(memos);
});

it('names as references what a transaction only reads and no instruction is shown to use', () => {
  const roles = {
    [payer]: { signer: true, writable: true },
    [friend]: { signer: false, writable: true },
    [pool]: { signer: false, writable: false },
    [payerTokens]: { signer: false, writable: false },
    [friendTokens]: { signer: true, writable: false },
  };
  const paid = { changes: [-5_030, 30], instructions: [transfer(payer, friend, 30)] };
  expect(read({ ...paid, roles }).references).toEqual([pool, payerTokens]);
  const used = [{ programId: pool, accounts: [payerTokens] }];
  expect(read({ ...paid, roles, called: used }).references).toEqual([]);
  const signers = [{ ...handOver('a', 'b', '1') }].map(({ program, parsed }) => ({
    program,
    parsed: { ...parsed, info: { ...parsed.info, mint: payerTokens, signers: [pool] } },
  }));
  expect(read({ ...paid, roles, called: signers }).references).toEqual([pool]);
  // Nodes that leave the roles out show no references, and what pays nothing has none.
  expect(read(paid).references).toEqual([]);
  expect(read({ changes: [-5_000], roles }).references).toEqual([]);
});

function missing(): never {
  throw new Error('There is no token.');
}
