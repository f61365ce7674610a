import { getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type Account,
  type AddressType,
  createAccount,
  createWallet,
  deleteAccount,
  getFees,
  listAccounts,
  listTransactions,
} from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, placeOf, send, strangers } from '../../test/funded.ts';
import {
  type Holder,
  newAccount,
  newWallet,
  type Person,
  signUpVerified,
  vectorPhrase,
} from '../../test/people.ts';
import { surveyHoldings, surveyOutputs } from '../../test/survey-sandbox.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { type Chain, ChainUnavailableError } from '../chains/chain.ts';
import { findRescan, wantRescan } from '../chains/cursor.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { accountSearches, events, walletPublicKeys } from '../db/schema.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { watchChain } from './watch-chain.ts';

interface Place {
  readonly type?: AddressType;
  readonly account?: number;
  readonly branch?: 0 | 1;
  readonly index?: number;
}
function addressAt(
  network: ServedNetwork,
  { type, account = 0, branch = 0, index = 0 }: Place = {},
): string {
  const keyring = getKeyring(network, 'sandbox');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(vectorPhrase), account, type);
  return keyring.addressAt(publicKey, { branch, addressIndex: index });
}

let server: TestServer;
let ada: Person;
/** Calls of a survey so far, as the addresses asked for. */
let surveys: (readonly string[])[];
/** Runs after the node answered, before the answer is used. */
let afterSurvey: () => Promise<void>;
let isLong: boolean;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpVerified(server, 'ada@example.com');
  surveys = [];
  afterSurvey = async () => {};
  isLong = true;
});

const chains = {
  get: (network: ServedNetwork): Chain => {
    const chain = server.context.chains.get(network);
    if (!isLong) return chain;
    const find = chain.loadAccount === null ? surveyOutputs : surveyHoldings;
    return {
      ...chain,
      survey: async (addresses) => {
        surveys.push(addresses);
        const found = await find(chain, addresses);
        await afterSurvey();
        return found;
      },
    };
  },
};
const pay = async (network: ServedNetwork, place: Place, text: string) => {
  const amount = parseAmount(text, getNetwork(network).decimals);
  const paid = await server.sandboxes[network].ledger.pay({
    address: addressAt(network, place),
    amount,
  });
  if (paid.outcome !== 'sent') throw new Error(paid.outcome);
};
/** Buries what was paid, and lets the books come to it. */
const bury = (network: ServedNetwork) => confirm(server, 64, network);
const search = async (network: ServedNetwork) => {
  const context = { ...server.context, chains };
  await watchChain(context, network).catchUp();
  await rescanIfWanted(context, network, { addressCount: 70 });
};
async function importPhrase(person: Person = ada, name = 'Imported'): Promise<string> {
  const body = newWallet({ name, seedPhrase: vectorPhrase });
  return (await server.call(createWallet, { body }, person)).id;
}
const open = (walletId: string, network: ServedNetwork, name = getNetwork(network).name) =>
  server.call(createAccount, { params: { walletId }, body: newAccount(name, network) }, ada);
const list = async (walletId: string): Promise<readonly Account[]> =>
  (await server.call(listAccounts, { params: { walletId }, query: {} }, ada)).items;
const namesIn = async (walletId: string) => (await list(walletId)).map(({ name }) => name);

/** Sends all that an account has, and buries it. */
async function sendAll(holder: Holder): Promise<void> {
  const network = requireServed(holder.account.blockchainNetwork);
  const { decimals } = getNetwork(network);
  const query = {
    amount: toDecimal('0'),
    toAddress: strangers[network],
    feeRate: 'Medium' as const,
  };
  const { estimatedFee } = await server.call(getFees, { params: placeOf(holder), query }, holder);
  const { items } = await server.call(listAccounts, { params: holder, query: {} }, holder);
  const held = items.find(({ id }) => id === holder.account.id)?.nativeBalance ?? '0';
  const rest = parseAmount(held, decimals) - parseAmount(estimatedFee, decimals);
  const amount = toDecimal(toBaseUnits(rest), { decimals });
  await send(server, holder, { amount, sendingMax: true });
  await server.outbox.drain();
  await bury(network);
}

describe('an import on a long chain of outputs', () => {
  it('opens the accounts of other address types that have coins, with their balances and payments', async () => {
    for (const [at, type] of (['pkh', 'sh-wpkh', 'tr'] as const).entries()) {
      await pay('BTC', { type, index: 12 }, `0.${at + 1}`);
      await pay('BTC', { type, branch: 1, index: 30 }, '0.01');
    }
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    await search('BTC');
    const found = await list(walletId);
    expect(
      found.map(({ name, addressType, nativeBalance }) => [name, addressType, nativeBalance]),
    ).toEqual([
      ['Bitcoin', 'wpkh', '0.00000000'],
      ['Bitcoin Legacy', 'pkh', '0.11000000'],
      ['Bitcoin Nested SegWit', 'sh-wpkh', '0.21000000'],
      ['Bitcoin Taproot', 'tr', '0.31000000'],
    ]);
    const request = { params: { walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, ada);
    expect(items).toHaveLength(6);
    for (const { historyFrom } of found) expect(historyFrom).not.toBeNull();
  });

  it('opens no account where there is nothing, and asks for all of them by one scan', async () => {
    await pay('BTC', {}, '0.1');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    await search('BTC');
    expect(await namesIn(walletId)).toEqual(['Bitcoin']);
    // A used account leads to the one after it.
    expect(surveys.map((addresses) => addresses.length)).toEqual([4 * 140, 140]);
    await wantRescan(server.context.db, 'BTC');
    await search('BTC');
    expect(surveys).toHaveLength(2);
  });

  it('goes on to the account after one that was used', async () => {
    await pay('BTC', {}, '0.1');
    await pay('BTC', { account: 1 }, '0.2');
    await pay('BTC', { account: 3 }, '0.4');
    await pay('BTC', { type: 'pkh' }, '0.1');
    await pay('BTC', { type: 'pkh', account: 1 }, '0.2');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    await search('BTC');
    // The account 3 is behind an empty one, after which wallets look no further (BIP-44).
    expect(await namesIn(walletId)).toEqual([
      ...['Bitcoin', 'Bitcoin Legacy', 'Bitcoin Legacy 2', 'Bitcoin 2'],
    ]);
  });

  it('takes the next name where one is taken', async () => {
    await pay('BTC', { type: 'pkh' }, '0.1');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    await open(walletId, 'ETH', 'bitcoin legacy');
    await search('BTC');
    expect(await namesIn(walletId)).toContain('Bitcoin Legacy 2');
  });

  it('opens each account once, also where the process ends in the middle', async () => {
    await pay('BTC', { type: 'pkh' }, '0.1');
    await server.sandboxes.BTC.ledger.mine(1);
    await pay('BTC', { type: 'tr' }, '0.2');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    const broken = {
      ...server.context,
      chains: {
        get: (network: ServedNetwork): Chain => ({
          ...chains.get(network),
          // The second of the two blocks never comes.
          blockAt: async (height) => {
            if ((await namesIn(walletId)).length > 1) throw new ChainUnavailableError('killed');
            return chains.get(network).blockAt(height);
          },
        }),
      },
    };
    const rescan = rescanIfWanted(broken, 'BTC', { addressCount: 70 });
    await expect(rescan).rejects.toThrow('killed');
    expect(await namesIn(walletId)).toEqual(['Bitcoin', 'Bitcoin Legacy']);
    expect((await list(walletId)).every(({ isSearching }) => isSearching)).toBe(true);
    await search('BTC');
    const balances = (await list(walletId)).map(({ name, nativeBalance }) => [name, nativeBalance]);
    expect(balances).toEqual([
      ['Bitcoin', '0.00000000'],
      ['Bitcoin Legacy', '0.10000000'],
      ['Bitcoin Taproot', '0.20000000'],
    ]);
  });

  it('is shown on its accounts while it goes on, and announced when it ends', async () => {
    await bury('BTC');
    const walletId = await importPhrase();
    const opened = await open(walletId, 'BTC');
    const elsewhere = await open(walletId, 'LTC');
    expect([opened.isSearching, elsewhere.isSearching]).toEqual([true, true]);
    const ofWallet = and(eq(events.topic, 'books'), eq(events.walletId, walletId));
    const announced = () => server.context.db.$count(events, ofWallet);
    const before = await announced();
    await search('BTC');
    expect((await list(walletId)).map(({ isSearching }) => isSearching)).toEqual([false, true]);
    expect(await announced()).toBe(before + 1);
  });

  it('opens no account again that its owner deleted', async () => {
    await pay('BTC', { type: 'tr' }, '0.1');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    await search('BTC');
    const found = (await list(walletId)).find(({ addressType }) => addressType === 'tr');
    if (found === undefined) throw new Error('no account was found');
    await sendAll({ ...ada, walletId, account: found });
    const params = { walletId, accountId: found.id };
    await server.call(deleteAccount, { params }, ada);
    await pay('BTC', { type: 'tr' }, '0.1');
    await open(walletId, 'BTC', 'Second');
    await bury('BTC');
    await search('BTC');
    expect(await namesIn(walletId)).toEqual(['Bitcoin', 'Second']);
  });

  it('leaves accounts alone that their owner opened while the node was asked', async () => {
    await pay('BTC', { type: 'tr' }, '0.1');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    afterSurvey = async () => {
      afterSurvey = async () => {};
      const body = { ...newAccount('Mine', 'BTC'), addressType: 'tr' as const };
      await server.call(createAccount, { params: { walletId }, body }, ada);
    };
    await search('BTC');
    const all = await list(walletId);
    expect(all.map(({ name, nativeBalance }) => [name, nativeBalance])).toEqual([
      ['Bitcoin', '0.00000000'],
      ['Mine', '0.10000000'],
    ]);
  });

  it('looks at four accounts of a user by one scan, however many wallets that user imports', async () => {
    await bury('BTC');
    for (const name of ['One', 'Two', 'Three']) await open(await importPhrase(ada, name), 'BTC');
    await search('BTC');
    // Three accounts that were added, and three of other types for each.
    expect(surveys).toHaveLength(12 / 4);
  });

  it('ends for a wallet with a key that cannot be read, and opens what it can', async () => {
    await pay('BTC', { type: 'tr' }, '0.1');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    const isLegacy = eq(walletPublicKeys.path, "m/44'/0'/0'");
    await server.context.db
      .update(walletPublicKeys)
      .set({ publicKey: 'pkh(nothing)' })
      .where(and(eq(walletPublicKeys.walletId, walletId), isLegacy));
    await expect(search('BTC')).rejects.toThrow();
    await search('BTC');
    expect(await namesIn(walletId)).toEqual(['Bitcoin', 'Bitcoin Taproot']);
    expect(await findRescan(server.context.db, 'BTC')).toBeNull();
  });
});

describe('an import on a long chain of accounts', () => {
  it('opens the account of the second address of MetaMask, and the gaps stay free', async () => {
    await pay('ETH', { index: 1 }, '2');
    await pay('ETH', { index: 4 }, '1');
    await pay('ETH', { index: 6 }, '3');
    await pay('ETH', { index: 9 }, '3');
    await bury('ETH');
    const walletId = await importPhrase();
    await open(walletId, 'ETH');
    await search('ETH');
    const found = await list(walletId);
    expect(found.map(({ derivationPath }) => derivationPath)).toEqual([
      ...["m/44'/60'/0'", "m/44'/60'/0'/0/1", "m/44'/60'/0'/0/4", "m/44'/60'/0'/0/6"],
    ]);
    expect(found.map(({ name }) => name)).toEqual([
      ...['Ethereum', 'Ethereum 2', 'Ethereum 3', 'Ethereum 4'],
    ]);
    await bury('ETH');
    const balances = (await list(walletId)).map(({ nativeBalance }) => trimDecimal(nativeBalance));
    expect(balances).toEqual(['0', '2', '1', '3']);
    const body = { ...newAccount('Next', 'ETH'), keyPath: 'ADDRESS' as const };
    const next = await server.call(createAccount, { params: { walletId }, body }, ada);
    expect(next.derivationPath).toBe("m/44'/60'/0'/0/2");
  });

  it('looks at no more than twenty addresses of MetaMask', async () => {
    for (let index = 2; index <= 22; index += 2) await pay('ETH', { index }, '1');
    await bury('ETH');
    const walletId = await importPhrase();
    await open(walletId, 'ETH');
    await search('ETH');
    const paths = (await list(walletId)).map(({ derivationPath }) => derivationPath);
    expect(paths).toHaveLength(10);
    expect(paths).toContain("m/44'/60'/0'/0/18");
  });

  it('opens an account of Ledger that is empty and has sent something', async () => {
    const bob = await signUpVerified(server, 'bob@example.com');
    const before = { ...bob, walletId: await importPhrase(bob) };
    for (const name of ['One', 'Two']) {
      const request = { params: before, body: newAccount(name, 'ETH') };
      const account = await server.call(createAccount, request, bob);
      if (name === 'One') continue;
      await pay('ETH', { account: 1 }, '1');
      await bury('ETH');
      await sendAll({ ...before, account });
    }
    const walletId = await importPhrase();
    await open(walletId, 'ETH');
    await search('ETH');
    expect((await list(walletId)).map(({ derivationPath }) => derivationPath)).toEqual([
      ...["m/44'/60'/0'", "m/44'/60'/1'"],
    ]);
  });

  it.each(['TRX', 'SOL', 'TON'] as const)('goes on to the next account on %s', async (network) => {
    await pay(network, { account: 1 }, '5');
    await pay(network, { account: 3 }, '5');
    await bury(network);
    const walletId = await importPhrase();
    await open(walletId, network);
    await search(network);
    await bury(network);
    const { name } = getNetwork(network);
    const balances = (await list(walletId)).map((account) => [
      account.name,
      trimDecimal(account.nativeBalance),
    ]);
    expect(balances).toEqual([
      [name, '0'],
      [`${name} 2`, '5'],
    ]);
  });

  it('asks for few addresses and ends where there is nothing', async () => {
    await bury('ETH');
    const walletId = await importPhrase();
    await open(walletId, 'ETH');
    await search('ETH');
    expect(await namesIn(walletId)).toEqual(['Ethereum']);
    // The account itself, then the next one of Ledger and four addresses of MetaMask.
    expect(surveys.map((addresses) => addresses.length)).toEqual([1, 5]);
  });

  it('goes on when the node answers again', async () => {
    await pay('ETH', { index: 1 }, '2');
    await bury('ETH');
    const walletId = await importPhrase();
    await open(walletId, 'ETH');
    afterSurvey = async () => {
      throw new ChainUnavailableError('away');
    };
    await expect(search('ETH')).rejects.toThrow('away');
    expect((await list(walletId)).map(({ isSearching }) => isSearching)).toEqual([true]);
    afterSurvey = async () => {};
    await search('ETH');
    expect(await namesIn(walletId)).toEqual(['Ethereum', 'Ethereum 2']);
  });
});

describe('an import on a chain that is read from its first block', () => {
  beforeEach(() => {
    isLong = false;
  });

  it('opens the accounts of all stored keys that were paid, with all their payments', async () => {
    await pay('BTC', { type: 'pkh', index: 3 }, '0.1');
    await bury('BTC');
    await pay('BTC', { type: 'pkh', index: 21 }, '0.1');
    await pay('BTC', { type: 'sh-wpkh', account: 1, branch: 1 }, '0.3');
    await pay('BTC', { account: 2, index: 19 }, '0.4');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    await search('BTC');
    const balances = (await list(walletId)).map(
      ({ name, nativeBalance }) => [name, nativeBalance] as const,
    );
    expect(new Map(balances)).toEqual(
      new Map([
        ['Bitcoin', '0.00000000'],
        ['Bitcoin 2', '0.40000000'],
        ['Bitcoin Legacy', '0.20000000'],
        ['Bitcoin Nested SegWit', '0.30000000'],
      ]),
    );
    expect((await list(walletId)).some(({ isSearching }) => isSearching)).toBe(false);
  });

  it('ends once the addresses that its finds lead to were read too', async () => {
    for (const index of [0, 12, 31]) await pay('BTC', { type: 'tr', index }, '0.1');
    await bury('BTC');
    const walletId = await importPhrase();
    await open(walletId, 'BTC');
    const openSearches: number[] = [];
    const context = {
      ...server.context,
      chains: {
        get: (network: ServedNetwork): Chain => {
          const chain = server.context.chains.get(network);
          return {
            ...chain,
            blockAt: async (height) => {
              const { db } = server.context;
              const isOpen = isNull(accountSearches.finishedAt);
              openSearches.push(await db.$count(accountSearches, isOpen));
              return chain.blockAt(height);
            },
          };
        },
      },
    };
    await watchChain(server.context, 'BTC').catchUp();
    await rescanIfWanted(context, 'BTC');
    expect((await list(walletId)).map(({ nativeBalance }) => nativeBalance)).toEqual([
      ...['0.00000000', '0.30000000'],
    ]);
    expect(openSearches).not.toContain(0);
  });

  it('opens the addresses of MetaMask that were paid', async () => {
    await pay('ETH', { index: 1 }, '1');
    await pay('ETH', { index: 4 }, '2');
    await pay('ETH', { index: 6 }, '3');
    await bury('ETH');
    const walletId = await importPhrase();
    await open(walletId, 'ETH');
    await search('ETH');
    const balances = (await list(walletId)).map(({ nativeBalance }) => trimDecimal(nativeBalance));
    expect(balances.toSorted()).toEqual(['0', '1', '2', '3']);
  });

  it('opens nothing in a wallet that was created here', async () => {
    const { id: walletId } = await server.call(createWallet, { body: newWallet() }, ada);
    const opened = await open(walletId, 'BTC');
    expect(opened.isSearching).toBe(false);
  });
});
