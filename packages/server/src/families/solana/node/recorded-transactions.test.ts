import { expect, it } from 'vitest';
import recorded from '../../../../test/recorded/solana-transactions.json';
import { nodeTransaction } from './node-answers.ts';
import { toChainTransaction } from './to-chain-transaction.ts';

// Transactions of Solana's public chains, with the accounts and the instructions that move something. What they hold is
// told in the form of `getTransaction` and `getBlock` (`jsonParsed`), with members that we do not read.
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const wrappedSol = 'So11111111111111111111111111111111111111112';
const programs = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'spl-associated-token-account': 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  system: '11111111111111111111111111111111',
};

const step = (program: keyof typeof programs, type: string, info: object) => ({
  ...{ program, programId: programs[program], parsed: { type, info }, stackHeight: null },
});
const handOver = (source: string, destination: string, amount: string, mint = usdc) =>
  step('spl-token', 'transferChecked', {
    ...{ source, destination, mint, authority: 'ignored' },
    tokenAmount: { amount, decimals: 6, uiAmount: null, uiAmountString: amount },
  });
const unknown = (programId: string) => ({ programId, accounts: [], data: '3ucy3QGhYkVd' });
const held = (accountIndex: number, owner: string, amount: string, mint = usdc) => ({
  ...{ accountIndex, mint, owner, programId: programs['spl-token'] },
  uiTokenAmount: { amount, decimals: 6, uiAmount: null, uiAmountString: amount },
});

it('reads a swap through lookup tables, whose wrapped SOL is unwrapped within the transaction', () => {
  const trader = 'AmDp48FLbRN76uQHG9rEjozoc28TJNcVGrvDEJvDuWBa';
  const wrapped = 'DUHSGV3w85352tSa6ucWNddco7vFqgHzQmYkeuYFCbcd';
  const traderUsdc = '5eUrKE7F3dKHvTPZqpsK6r2QfTxT6BvwDwbxKEeL2QA9';
  const router = '6U91aKa8pmMxkJwBCfPTmUEfZi6dHe7DcFq2ALvB2tbB';
  const [routerUsdc, routerSol] = [
    '59v2cSbCsnyaWymLnsq6TWzE6cEN5KJYNTBNrcP4smRH',
    '7x4VcEX8aLd3kFsNWULTp1qFgVtDwyWSxpTGQkoMM6XX',
  ];
  const pool = 'HTvjzsfX3yU6BUodCjZ5vZkUrAxMDTrBs3CJaq43ashR';
  const [poolSol, poolUsdc] = [
    'H7j5NPopj3tQvDg4N8CxwtYciTn3e8AEV6wSVrxpyDUc',
    'HbYjRzx7teCxqW3unpXBEcNHhfVZvW2vW9MQ99TkizWt',
  ];
  const tip = '8xnhU7R4b7mNPohdVHvXbwToeJ5RTCDL8ghSCxLz9XjG';
  // Main network, slot 254956897.
  const signature =
    '435cogDHkQZXaqK5Vr9mPrk6vYiNS8eGCe5fe2ar4wABMzBUEzgLXHtKxLoqbUbBtj3PCX5iW9xiGk6k8YwaLinD';
  const accounts = [trader, wrapped, traderUsdc, routerUsdc, routerSol, tip];
  const looked = [pool, poolSol, poolUsdc];
  const node = nodeTransaction().parse({
    version: 0,
    meta: {
      err: null,
      status: { Ok: null },
      fee: 1_636_424,
      computeUnitsConsumed: 150_206,
      rewards: [],
      preBalances: [
        1_011_680_923, 0, 2_039_280, 2_039_280, 6_676_315, 4_078_560, 7_182_720, 41_914_826_824,
        2_039_280,
      ],
      postBalances: [
        1_058_152_092, 0, 2_039_280, 2_039_280, 6_676_315, 5_078_560, 7_182_720, 41_865_719_231,
        2_039_280,
      ],
      preTokenBalances: [
        held(2, trader, '9938497'),
        held(3, router, '40309742'),
        held(4, router, '4637035', wrappedSol),
        held(7, pool, '41912787544', wrappedSol),
        held(8, pool, '13604435540'),
      ],
      postTokenBalances: [
        held(2, trader, '0'),
        held(3, router, '40309742'),
        held(4, router, '4637035', wrappedSol),
        held(7, pool, '41863679951', wrappedSol),
        held(8, pool, '13614374037'),
      ],
      innerInstructions: [
        {
          index: 1,
          instructions: [
            step('system', 'createAccount', {
              ...{ source: trader, newAccount: wrapped, lamports: 2_039_280 },
              ...{ owner: programs['spl-token'], space: 165 },
            }),
            step('spl-token', 'initializeAccount3', {
              ...{ account: wrapped, mint: wrappedSol, owner: trader },
            }),
          ],
        },
        {
          index: 2,
          instructions: [
            handOver(traderUsdc, routerUsdc, '9938497'),
            handOver(routerUsdc, poolUsdc, '9938497'),
            handOver(poolSol, routerSol, '49107593', wrappedSol),
            unknown('LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo'),
            handOver(routerSol, wrapped, '49107593', wrappedSol),
          ],
        },
      ],
    },
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: [
          ...accounts.map((pubkey, at) => ({
            ...{ pubkey, signer: at === 0, writable: true, source: 'transaction' },
          })),
          ...looked.map((pubkey) => ({
            ...{ pubkey, signer: false, writable: true, source: 'lookupTable' },
          })),
        ],
        addressTableLookups: [
          {
            accountKey: '8kejqRVs9JsHrXtUvVwqHsXkgAnd34WceNDieRQyJ1w4',
            ...{ readonlyIndexes: [112, 209, 214, 212], writableIndexes: [215, 210, 211, 206] },
          },
        ],
        instructions: [
          unknown('ComputeBudget111111111111111111111111111111'),
          step('spl-associated-token-account', 'createIdempotent', {
            ...{ account: wrapped, mint: wrappedSol, source: trader, wallet: trader },
          }),
          unknown('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'),
          step('spl-token', 'closeAccount', {
            ...{ account: wrapped, destination: trader, owner: trader },
          }),
          step('system', 'transfer', { source: trader, destination: tip, lamports: 1_000_000 }),
        ],
      },
    },
  });
  const { sender, transfers } = toChainTransaction('SOL', node);
  expect(sender).toEqual({ address: trader, nonce: null, fee: 1_636_424n, hasFailed: false });
  const shown = transfers.map(({ from, to, tokenId, value }) => ({ from, to, tokenId, value }));
  expect(shown).toEqual([
    { from: trader, to: tip, tokenId: null, value: 1_000_000n },
    { from: trader, to: router, tokenId: 'USDC@SOL', value: 9_938_497n },
    { from: router, to: pool, tokenId: 'USDC@SOL', value: 9_938_497n },
    // What the pool paid arrives as SOL; the rent of the account in between came back.
    { from: null, to: trader, tokenId: null, value: 49_107_593n },
  ]);
});

it('reads a deposit to an address that a lookup table names', () => {
  const [from, to] = [
    '9aE476sH92Vz7DMPyq5WLPkrKWivxeuTKEFKd2sZZcde',
    'G1wZ113tiUHdSpQEBcid8n1x8BAvcWZoZgxPKxgE5B7o',
  ];
  // Development network, slot 166974442.
  const signature =
    '2CxNRsyRT7y88GBwvAB3hRg8wijMSZh3VNYXAdUesGSyvbRJbRR2q9G1KSEpQENmXHmmMLHiXumw4dp8CvzQMjrM';
  const node = nodeTransaction().parse({
    version: 0,
    meta: {
      ...{ err: null, status: { Ok: null }, fee: 5_000, rewards: [], innerInstructions: [] },
      ...{ preBalances: [1_120_668_066, 1, 1_030_000_000], preTokenBalances: [] },
      ...{ postBalances: [1_110_663_066, 1, 1_040_000_000], postTokenBalances: [] },
    },
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: [
          { pubkey: from, signer: true, source: 'transaction', writable: true },
          { pubkey: programs.system, signer: false, source: 'transaction', writable: false },
          { pubkey: to, signer: false, source: 'lookupTable', writable: true },
        ],
        addressTableLookups: [
          {
            accountKey: '4syr5pBaboZy4cZyF6sys82uGD7jEvoAP2ZMaoich4fZ',
            ...{ readonlyIndexes: [], writableIndexes: [3] },
          },
        ],
        instructions: [
          step('system', 'transfer', { source: from, destination: to, lamports: 10_000_000 }),
        ],
      },
    },
  });
  expect(toChainTransaction('SOL', node)).toEqual({
    ...{ hash: signature, spends: [], references: [] },
    sender: { address: from, nonce: null, fee: 5_000n, hasFailed: false },
    transfers: [{ position: 0, from, to, tokenId: null, value: 10_000_000n, memo: null }],
  });
});

const read = (note: string) => {
  const found = recorded.find((each) => each.note === note) ?? expect.unreachable();
  return toChainTransaction('SOL', nodeTransaction().parse(found.transaction));
};

it('reads a failed transaction as its fee alone, whatever its instructions were to move', () => {
  const { sender, transfers, references } = read(
    'Failed call after an account was made for wrapped SOL',
  );
  expect(sender).toEqual({
    ...{ address: '5yKF9m4HwZPA1cibk7JGEVtAGBL2Jx8PxcuB5EbHXRKq', nonce: null },
    ...{ fee: 5_000n, hasFailed: true },
  });
  expect([transfers, references]).toEqual([[], []]);
});

it('reads a transfer of a token that is none of ours as the rent of the account that it makes', () => {
  const { sender, transfers } = read('Transfer of a Token-2022 token that makes an account for it');
  expect(sender).toMatchObject({ fee: 5_222n + 2_074_080n, networkFee: 2_074_080n });
  expect(transfers).toEqual([]);
});
