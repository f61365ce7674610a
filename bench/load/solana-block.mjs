// A block of the shape that Solana's main network has: votes, and swaps through lookup tables, which are most of its bytes.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../../packages/server/package.json');
const { base58 } = createRequire(server)('@scure/base');
const programs = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  vote: 'Vote111111111111111111111111111111111111111',
  router: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
};
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

/** @param {string} name @returns {string} the same address for the same name */
export function addressOf(name) {
  return base58.encode(createHash('sha256').update(name).digest());
}

/**
 * Makes a block of some bytes, whole and as the list of its accounts.
 * @param {{ bytes: number }} size
 * @returns {{ whole: object, listed: object }}
 */
export function makeSolanaBlock({ bytes }) {
  const transactions = [];
  for (let size = 0; size < bytes; ) {
    // Three of five transactions are votes.
    const made =
      transactions.length % 5 < 3 ? vote(transactions.length) : swap(transactions.length);
    transactions.push(made);
    size += JSON.stringify(made).length;
  }
  const header = {
    blockTime: 1_790_000_000,
    blockhash: addressOf('block'),
    parentSlot: 320_000_000,
    previousBlockhash: addressOf('parent'),
  };
  return {
    whole: { ...header, transactions },
    listed: { ...header, transactions: transactions.map(list) },
  };
}

function list({ meta, transaction, version }) {
  const {
    innerInstructions: _,
    logMessages: __,
    rewards: ___,
    computeUnitsConsumed: ____,
    ...rest
  } = meta;
  const { signatures, message } = transaction;
  return { meta: rest, transaction: { accountKeys: message.accountKeys, signatures }, version };
}
const signatureOf = (name) => base58.encode(createHash('sha512').update(name).digest());
const key = (name, at, source = 'transaction') => ({
  ...{ pubkey: addressOf(name), signer: at === 0, source, writable: at < 12 },
});

function vote(number) {
  const name = `vote-${number}`;
  const slot = 320_000_000 + number;
  return {
    meta: {
      ...{ computeUnitsConsumed: 2_100, err: null, fee: 5_000, innerInstructions: [] },
      logMessages: [`Program ${programs.vote} invoke [1]`, `Program ${programs.vote} success`],
      ...{
        preBalances: [13_000_000_000, 27_074_400, 1],
        postBalances: [12_999_995_000, 27_074_400, 1],
      },
      ...{ preTokenBalances: [], postTokenBalances: [], rewards: [], status: { Ok: null } },
    },
    transaction: {
      message: {
        accountKeys: [
          key(name, 0),
          key(`${name}-account`, 1),
          { ...key(name, 20), pubkey: programs.vote },
        ],
        instructions: [
          {
            parsed: {
              info: {
                towerSync: {
                  ...{
                    blockId: addressOf(`${name}-block`),
                    hash: addressOf(`${name}-hash`),
                    root: slot,
                  },
                  lockouts: Array.from({ length: 31 }, (_, at) => ({
                    ...{ confirmation_count: 31 - at, slot: slot + at },
                  })),
                  timestamp: 1_790_000_000,
                },
                ...{ voteAccount: addressOf(`${name}-account`), voteAuthority: addressOf(name) },
              },
              type: 'towersync',
            },
            ...{ program: 'vote', programId: programs.vote, stackHeight: null },
          },
        ],
        recentBlockhash: addressOf('recent'),
      },
      signatures: [signatureOf(name)],
    },
    version: 'legacy',
  };
}

const hops = 3;

/** A swap through some pools, with the accounts and instructions of a recorded one for each. */
function swap(number) {
  const name = `swap-${number}`;
  const accountKeys = [
    ...Array.from({ length: 12 }, (_, at) => key(`${name}-${at}`, at)),
    ...Array.from({ length: 16 }, (_, at) => key(`${name}-${at + 12}`, at + 12, 'lookupTable')),
  ];
  const held = (accountIndex) => ({
    ...{
      accountIndex,
      mint: usdc,
      owner: addressOf(`${name}-owner-${accountIndex}`),
      programId: programs.token,
    },
    uiTokenAmount: {
      ...{
        amount: '13604435540',
        decimals: 6,
        uiAmount: 13604.43554,
        uiAmountString: '13604.43554',
      },
    },
  });
  const unknown = (programId, stackHeight) => ({
    accounts: accountKeys.slice(0, 14).map(({ pubkey }) => pubkey),
    ...{ data: signatureOf(`${name}-data`), programId, stackHeight },
  });
  const moved = (from, to) => ({
    parsed: {
      info: {
        ...{ authority: addressOf(name), destination: addressOf(`${name}-${to}`), mint: usdc },
        source: addressOf(`${name}-${from}`),
        tokenAmount: {
          amount: '9938497',
          decimals: 6,
          uiAmount: 9.938497,
          uiAmountString: '9.938497',
        },
      },
      type: 'transferChecked',
    },
    ...{ program: 'spl-token', programId: programs.token, stackHeight: 3 },
  });
  const balances = accountKeys.map((_, at) => (at === 0 ? 1_011_680_923 : 2_039_280));
  const tokens = [2, 3, 4, 5, 6, 7].map(held);
  return {
    meta: {
      ...{ computeUnitsConsumed: 150_206, err: null, fee: 1_636_424 },
      innerInstructions: Array.from({ length: hops }, (_, index) => ({
        index,
        instructions: [unknown(programs.router, 2), moved(2, 3), moved(4, 5)],
      })),
      logMessages: Array.from({ length: 10 * hops }, (_, at) =>
        at % 2 === 0
          ? `Program ${programs.router} consumed ${9_000 + at} of 1400000 compute units`
          : `Program ${programs.token} invoke [3]`,
      ),
      ...{ preBalances: balances, postBalances: balances },
      ...{ preTokenBalances: tokens, postTokenBalances: tokens, rewards: [], status: { Ok: null } },
    },
    transaction: {
      message: {
        accountKeys,
        addressTableLookups: [
          {
            accountKey: addressOf('table'),
            readonlyIndexes: [112, 209],
            writableIndexes: [215, 210],
          },
        ],
        instructions: [unknown(programs.router, null), unknown(programs.router, null)],
        recentBlockhash: addressOf('recent'),
      },
      signatures: [signatureOf(name)],
    },
    version: 0,
  };
}
