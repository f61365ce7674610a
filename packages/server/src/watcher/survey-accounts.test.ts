import { parseAmount } from '@billfold/core';
import {
  createAccount,
  createWallet,
  getDepositAddress,
  listAccounts,
  listAddresses,
  listTransactions,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../../test/funded.ts';
import { createLedgerWallet } from '../../test/ledger-wallet.ts';
import {
  type Holder,
  newAccount,
  newWallet,
  signUpVerified,
  vectorPhrase,
} from '../../test/people.ts';
import { surveyHoldings, surveyOutputs } from '../../test/survey-sandbox.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { type Chain, ChainUnavailableError } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { accounts, walletPublicKeys } from '../db/schema.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { watchChain } from './watch-chain.ts';

/** Valid phrase without a history. */
const otherPhrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

function addressOf(network: ServedNetwork, branch: 0 | 1 = 0, addressIndex = 0): string {
  const keyring = getKeyring(network, 'sandbox');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(vectorPhrase), 0);
  return keyring.addressAt(publicKey, { branch, addressIndex });
}

describe('a phrase that is imported where the chain is too long to be read', () => {
  let server: TestServer;
  let readHeights: number[];
  let surveys: (readonly string[])[];
  let findOutputs: typeof surveyOutputs;
  let findHoldings: typeof surveyHoldings;
  beforeEach(async () => {
    server = await createTestServer();
    readHeights = [];
    surveys = [];
    findOutputs = surveyOutputs;
    findHoldings = surveyHoldings;
  });

  const chains = {
    get: (network: ServedNetwork): Chain => {
      const chain = server.context.chains.get(network);
      return {
        ...chain,
        blockAt: (height) => {
          readHeights.push(height);
          return chain.blockAt(height);
        },
        survey: (addresses) => {
          surveys.push(addresses);
          return chain.loadAccount === null
            ? findOutputs(chain, addresses)
            : findHoldings(chain, addresses);
        },
      };
    },
  };
  const pay = async (network: ServedNetwork, address: string, text: string) => {
    const amount = parseAmount(text, network === 'BTC' ? 8 : 6);
    const paid = await server.sandboxes[network].ledger.pay({ address, amount });
    if (paid.outcome !== 'sent') throw new Error(paid.outcome);
    return paid.hash;
  };
  const mine = (network: ServedNetwork, blocks: number) =>
    server.sandboxes[network].ledger.mine(blocks);
  async function importPhrase(
    network: ServedNetwork,
    { email = 'importer@example.com', seedPhrase = vectorPhrase } = {},
  ): Promise<Holder> {
    const person = await signUpVerified(server, email);
    const { id: walletId } = await server.call(
      createWallet,
      { body: newWallet({ seedPhrase }) },
      person,
    );
    return openAccount(network, { ...person, walletId }, 'Old');
  }
  async function openAccount(
    network: ServedNetwork,
    owner: Omit<Holder, 'account'>,
    name: string,
  ): Promise<Holder> {
    const request = { params: { walletId: owner.walletId }, body: newAccount(name, network) };
    return { ...owner, account: await server.call(createAccount, request, owner) };
  }
  const catchUp = (network: ServedNetwork) =>
    watchChain({ ...server.context, chains }, network).catchUp();
  const watch = async (network: ServedNetwork) => {
    await catchUp(network);
    await rescanIfWanted({ ...server.context, chains }, network, { addressCount: 70 });
  };
  const historyOf = async (holder: Holder) => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const [account] = (await server.call(listAccounts, request, holder)).items;
    const { items } = await server.call(listTransactions, request, holder);
    return { ...account, transactions: items.length };
  };

  it('has all its unspent outputs, also far beyond a gap, from the blocks that made them', async () => {
    await watch('BTC');
    await pay('BTC', addressOf('BTC', 0, 0), '0.1');
    await mine('BTC', 5);
    await pay('BTC', addressOf('BTC', 0, 60), '0.2');
    await pay('BTC', addressOf('BTC', 1, 3), '0.4');
    await mine('BTC', 3);
    await watch('BTC');
    const holder = await importPhrase('BTC');
    await watch('BTC');
    readHeights = [];
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.70000000' });
    const place = {
      params: { walletId: holder.walletId, accountId: holder.account.id },
      query: {},
    };
    expect(await server.call(listAddresses, place, holder)).toHaveLength(61);
    expect(await historyOf(holder)).toMatchObject({
      historyFrom: new Date(server.clock.now()),
      transactions: 3,
    });
    // Whatever else is imported, what was surveyed is not surveyed again.
    await pay('BTC', addressOf('BTC', 0, 61), '0.8');
    await mine('BTC', 3);
    await watch('BTC');
    expect(Math.min(...readHeights)).toBeGreaterThan(8);
    expect(await balanceOf(server, holder)).toMatchObject({ available: '1.50000000' });
  });

  it('has nothing that was spent before, also where its block is booked for another output', async () => {
    await watch('BTC');
    const spent = addressOf('BTC', 0, 0);
    await pay('BTC', spent, '0.1');
    await pay('BTC', addressOf('BTC', 0, 1), '0.2');
    await mine('BTC', 3);
    await watch('BTC');
    const chain = server.context.chains.get('BTC');
    const blocks = await Promise.all([1, 2, 3, 4].map((height) => chain.blockAt(height)));
    const utxos = blocks.flatMap((block) =>
      (block?.transactions ?? []).flatMap(({ hash, transfers }) =>
        transfers.flatMap(({ to, position: index, value }) =>
          to === spent ? [{ hash, index, value, branch: 0 as const, addressIndex: 0 }] : [],
        ),
      ),
    );
    const to = createLedgerWallet('BTC', otherPhrase).addressAt(0, 0);
    const sent = createLedgerWallet('BTC', vectorPhrase).send({ utxos, to, amount: 'max' });
    await chain.broadcast(sent.raw);
    await mine('BTC', 3);
    await watch('BTC');
    const holder = await importPhrase('BTC');
    await watch('BTC');
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.20000000' });
    // The block is booked again for another wallet of the phrase.
    await importPhrase('BTC', { email: 'again@example.com' });
    await watch('BTC');
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.20000000' });
  });

  it('shares one scan with all that wait, also with another wallet of the same phrase', async () => {
    await watch('BTC');
    await pay('BTC', addressOf('BTC', 0, 30), '0.1');
    await mine('BTC', 3);
    const holders = [
      await importPhrase('BTC', { email: 'one@example.com' }),
      await importPhrase('BTC', { email: 'two@example.com' }),
    ];
    await watch('BTC');
    // The second scan is for the accounts after those that were used.
    expect(surveys.map((addresses) => addresses.length)).toEqual([4 * 140, 140]);
    for (const holder of holders)
      expect(await balanceOf(server, holder)).toMatchObject({ available: '0.10000000' });
  });

  it('leaves room in a scan for others, however many accounts one user imports', async () => {
    await watch('BTC');
    const first = await importPhrase('BTC', { email: 'many@example.com' });
    for (const name of ['2', '3', '4', '5']) await openAccount('BTC', first, name);
    const later = await importPhrase('BTC', {
      email: 'later@example.com',
      seedPhrase: otherPhrase,
    });
    await watch('BTC');
    const [scan = [], rest = []] = surveys;
    expect([scan.length, rest.length]).toEqual([8 * 140, 4 * 140]);
    const request = { params: { walletId: later.walletId, accountId: later.account.id } };
    const { addressValue } = await server.call(getDepositAddress, { ...request, query: {} }, later);
    expect(scan).toContain(addressValue);
  });

  it('misses nothing that the watcher comes to while the node is asked', async () => {
    await pay('BTC', addressOf('BTC', 0, 60), '0.1');
    await mine('BTC', 3);
    await watch('BTC');
    const holder = await importPhrase('BTC');
    findOutputs = async (chain, addresses) => {
      findOutputs = surveyOutputs;
      const found = await surveyOutputs(chain, addresses);
      // One was never paid before, but what was found leads to it; the other is beyond what is watched by now.
      await pay('BTC', addressOf('BTC', 0, 65), '0.2');
      await pay('BTC', addressOf('BTC', 0, 60), '0.4');
      await mine('BTC', 3);
      await catchUp('BTC');
      return found;
    };
    await watch('BTC');
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.70000000' });
  });

  it('is not kept waiting by accounts whose addresses cannot be derived, also of its own user', async () => {
    await watch('BTC');
    await pay('BTC', addressOf('BTC', 0, 30), '0.1');
    await mine('BTC', 3);
    const failing = await importPhrase('BTC', {
      ...{ email: 'first@example.com', seedPhrase: otherPhrase },
    });
    for (const name of ['2', '3', '4', '5']) await openAccount('BTC', failing, name);
    const { db } = server.context;
    const { walletId, accountIndex } = walletPublicKeys;
    const isBroken = and(eq(walletId, failing.walletId), lt(accountIndex, 4));
    await db.update(walletPublicKeys).set({ publicKey: 'no key' }).where(isBroken);
    const holder = await importPhrase('BTC');
    await expect(watch('BTC')).rejects.toThrow();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.10000000' });
    const waiting = await db.select().from(accounts).where(isNull(accounts.historyFrom));
    expect(waiting.map((each) => each.accountIndex).sort()).toEqual([0, 1, 2, 3]);
    expect(waiting.map((each) => each.walletId)).not.toContain(holder.walletId);
  });

  it('is not kept waiting by another account that the node cannot look up', async () => {
    await watch('TRX');
    await pay('TRX', addressOf('TRX'), '10');
    await mine('TRX', 1);
    await watch('TRX');
    const failing = await importPhrase('TRX', {
      ...{ email: 'first@example.com', seedPhrase: otherPhrase },
    });
    const holder = await importPhrase('TRX');
    findHoldings = async (chain, addresses) => {
      if (!addresses.includes(addressOf('TRX'))) throw new ChainUnavailableError('no answer');
      return surveyHoldings(chain, addresses);
    };
    await expect(watch('TRX')).rejects.toThrow('no answer');
    expect(await balanceOf(server, holder)).toMatchObject({ pending: '10.000000' });
    expect(await historyOf(failing)).toMatchObject({ historyFrom: null });
    findHoldings = surveyHoldings;
    await watch('TRX');
    expect(await historyOf(failing)).toMatchObject({ historyFrom: new Date(server.clock.now()) });
  });

  it('is looked up also when it was imported before the chain was looked at', async () => {
    await pay('TRX', addressOf('TRX'), '10');
    await mine('TRX', 20);
    const holder = await importPhrase('TRX');
    await watch('TRX');
    expect(await historyOf(holder)).toMatchObject({ historyFrom: new Date(server.clock.now()) });
    await mine('TRX', 20);
    await watch('TRX');
    expect(await balanceOf(server, holder)).toMatchObject({ available: '10.000000' });
  });

  it('begins with what its account holds, and counts what comes after', async () => {
    await watch('TRX');
    await pay('TRX', addressOf('TRX'), '10');
    await mine('TRX', 30);
    await watch('TRX');
    const holder = await importPhrase('TRX');
    await watch('TRX');
    expect(await balanceOf(server, holder)).toEqual({
      available: '0.000000',
      pending: '10.000000',
    });
    expect(await historyOf(holder)).toMatchObject({ activatedOnChain: true, transactions: 0 });
    await pay('TRX', addressOf('TRX'), '5');
    await mine('TRX', 20);
    await watch('TRX');
    expect(await balanceOf(server, holder)).toEqual({
      available: '15.000000',
      pending: '0.000000',
    });
    expect(await historyOf(holder)).toMatchObject({ transactions: 1 });
  });

  it('counts nothing twice that the books had not come to when the account was asked for', async () => {
    await watch('TRX');
    const holder = await importPhrase('TRX');
    findHoldings = async (chain, addresses) => {
      findHoldings = surveyHoldings;
      await pay('TRX', addressOf('TRX'), '10');
      await mine('TRX', 1);
      return surveyHoldings(chain, addresses);
    };
    await watch('TRX');
    await mine('TRX', 20);
    await watch('TRX');
    expect(await balanceOf(server, holder)).toMatchObject({ available: '10.000000' });
    expect(await historyOf(holder)).toMatchObject({ transactions: 1 });
  });

  it('asks again what it holds when the block is taken back that it was asked at', async () => {
    await watch('TRX');
    const lost = await pay('TRX', addressOf('TRX'), '10');
    await mine('TRX', 1);
    await watch('TRX');
    const holder = await importPhrase('TRX');
    await watch('TRX');
    await server.sandboxes.TRX.ledger.reorganise({ depth: 1, drop: [lost] });
    await mine('TRX', 25);
    await watch('TRX');
    expect(await balanceOf(server, holder)).toEqual({ available: '0.000000', pending: '0.000000' });
    expect(await historyOf(holder)).toMatchObject({ activatedOnChain: false });
  });

  it('keeps nothing of a survey at a block that the books know otherwise', async () => {
    await watch('TRX');
    const holder = await importPhrase('TRX');
    findHoldings = async (chain, addresses) => {
      const survey = await surveyHoldings(chain, addresses);
      const { height } = await chain.head();
      return { ...survey, kind: 'holdings', holdings: [], at: { height, hash: 'ab'.repeat(32) } };
    };
    await expect(watch('TRX')).rejects.toThrow('moved on');
    findHoldings = surveyHoldings;
    await watch('TRX');
    expect(await historyOf(holder)).toMatchObject({ historyFrom: new Date(server.clock.now()) });
  });
});
