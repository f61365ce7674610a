import { parseAmount } from '@billfold/core';
import {
  createAccount,
  createWallet,
  getDepositAddress,
  listAddresses,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, confirm, send } from '../../test/funded.ts';
import {
  cloudPassword,
  type Holder,
  newAccount,
  newWallet,
  signUpVerified,
  vectorPhrase,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { lockCursor } from '../chains/cursor.ts';
import { accounts, addresses } from '../db/schema.ts';
import { createWatcher } from '../watcher/create-watcher.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { discoverAddresses } from './discover-addresses.ts';

/** Addresses of the phrase as another wallet derives them. */
async function deriving() {
  const keyring = getKeyring('BTC', 'main');
  const seed = await seedPhraseToSeed(vectorPhrase);
  const { publicKey } = await keyring.derivePublic(seed, 0);
  return (branch: 0 | 1, addressIndex: number) =>
    keyring.addressAt(publicKey, { branch, addressIndex });
}

describe('discovery by gap limit (BIP-44)', () => {
  let server: TestServer;
  let addressAt: (branch: 0 | 1, addressIndex: number) => string;
  beforeEach(async () => {
    server = await createTestServer();
    addressAt = await deriving();
  });

  async function pay(branch: 0 | 1, index: number): Promise<void> {
    const amount = parseAmount('0.1', 8);
    await server.sandboxes.BTC.ledger.pay({ address: addressAt(branch, index), amount });
  }
  async function importPhrase(): Promise<Holder> {
    const person = await signUpVerified(server, 'importer@example.com');
    const body = newWallet({ seedPhrase: vectorPhrase });
    const { id: walletId } = await server.call(createWallet, { body }, person);
    const request = { params: { walletId }, body: newAccount('Bitcoin') };
    return { ...person, walletId, account: await server.call(createAccount, request, person) };
  }
  async function watch(): Promise<void> {
    await watchChain(server.context, 'BTC').catchUp();
    await rescanIfWanted(server.context, 'BTC');
  }
  const place = ({ walletId, account }: Holder) => ({
    params: { walletId, accountId: account.id },
    query: {},
  });
  const shown = async (holder: Holder) =>
    (await server.call(listAddresses, place(holder), holder)).map(({ path, isUsed }) => ({
      index: Number(path.split('/').at(-1)),
      isUsed,
    }));

  it('follows a history over gaps of up to twenty, on both branches', async () => {
    for (const index of [0, 19, 38, 57]) await pay(0, index);
    await pay(1, 19);
    await confirm(server, 3);
    const holder = await importPhrase();
    await watch();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.50000000' });
    const rows = await shown(holder);
    expect(rows).toHaveLength(58);
    expect(rows.filter(({ isUsed }) => isUsed).map(({ index }) => index)).toEqual([57, 38, 19, 0]);
    const [row] = await server.context.db.select().from(accounts);
    expect(row).toMatchObject({ nextReceiveIndex: 58, nextChangeIndex: 20 });
  });

  it('ends at the first gap that is longer', async () => {
    for (const index of [0, 21]) await pay(0, index);
    await confirm(server, 3);
    const holder = await importPhrase();
    await watch();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.10000000' });
    expect(await shown(holder)).toEqual([{ index: 0, isUsed: true }]);
  });

  it('shows nobody what is only watched, and gives it out in its turn', async () => {
    const holder = await importPhrase();
    await watch();
    expect(await server.context.db.$count(addresses)).toBe(40);
    expect(await shown(holder)).toHaveLength(1);
    expect(holder.account.depositAddressCount).toBe(1);
    const request = { ...place(holder), query: { createNew: true } };
    const { addressValue } = await server.call(getDepositAddress, request, holder);
    expect(addressValue).toBe(addressAt(0, 1));
    expect(await shown(holder)).toHaveLength(2);
    expect(await server.context.db.$count(addresses)).toBe(40);
  });

  it.runIf(isOnPostgres())(
    'holds no account while it waits for the watcher, which books accounts',
    async () => {
      const holder = await importPhrase();
      await watch();
      await pay(0, 7);
      await confirm(server, 3);
      const { db } = server.context;
      const { discovering } = await db.transaction(async (tx) => {
        await lockCursor(tx, 'BTC');
        const begun = discoverAddresses(server.context, 'BTC');
        await expect.poll(() => countWaiting(db, 'chain_cursors'), { timeout: 10_000 }).toBe(1);
        const isOurs = eq(accounts.id, holder.account.id);
        const free = await tx.select().from(accounts).where(isOurs).for('update', { noWait: true });
        expect(free).toHaveLength(1);
        return { discovering: begun };
      });
      await discovering;
      expect(await shown(holder)).toHaveLength(8);
    },
  );

  it('notices what comes later to an address that another wallet gave out', async () => {
    const holder = await importPhrase();
    await watch();
    await pay(0, 7);
    await confirm(server, 3);
    await watch();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.10000000' });
    expect(await shown(holder)).toHaveLength(8);
    expect(await server.context.db.$count(addresses)).toBe(28 + 20);
  });

  it('watches further ones as soon as the watcher has booked a deposit', async () => {
    const holder = await importPhrase();
    await watch();
    await pay(0, 7);
    const watcher = createWatcher({
      ...{ context: server.context, network: 'BTC', owner: 'first' },
      schedule: () => () => {},
      onError: (error) => {
        throw error;
      },
    });
    watcher.start();
    await watcher.stop();
    expect(await shown(holder)).toHaveLength(8);
    expect(await server.context.db.$count(addresses)).toBe(28 + 20);
  });

  it('spends what it found, and its change goes to an address that nobody used', async () => {
    await pay(0, 12);
    await pay(1, 4);
    await confirm(server, 3);
    const holder = await importPhrase();
    await watch();
    await send(server, holder, { password: cloudPassword });
    await confirm(server, 3);
    const [row] = await server.context.db.select().from(accounts);
    expect(row?.nextChangeIndex).toBe(6);
  });
});
