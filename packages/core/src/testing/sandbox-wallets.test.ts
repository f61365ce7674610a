import { describe, expect, it } from 'vitest';
import { createDepositAddressesFlow } from '../flows/deposit-addresses/deposit-addresses-flow.ts';
import { toDecimal } from '../money/decimal.ts';
import { networkCodes } from '../networks/registry.ts';
import { createSandbox } from './create-sandbox.ts';
import { settle } from './manual-time.ts';

const newPassword = 'Another-Horse-43';

describe('the wallets of the fake services', () => {
  it('are one that is ready, or one whose backup was never confirmed', async () => {
    const { client } = await createSandbox();
    const [wallet] = (await client.wallets.list()).items;
    expect(wallet).toMatchObject({ name: 'Savings', isActivated: true, accountsCount: 1 });
    const other = await createSandbox({ preset: 'unactivated' });
    const list = async () => (await other.client.wallets.list()).items;
    expect(await list()).toMatchObject([{ isActivated: false, accountsCount: 0 }]);
    const activate = (seedPhrase: string) =>
      other.client.wallets.activate(other.walletId, { seedPhrase });
    await expect(activate('legal winner')).rejects.toMatchObject({ code: 'wrong_seed_phrase' });
    await activate(other.secrets.seedPhrase);
    expect(await list()).toMatchObject([{ isActivated: true }]);
  });

  it('are none that was deleted', async () => {
    const { client } = await createSandbox();
    const count = async (isDeleted: boolean) => (await client.wallets.list({ isDeleted })).total;
    expect([await count(false), await count(true)]).toEqual([1, 0]);
  });

  it('can be more, each with accounts of its own', async () => {
    const { client, walletId } = await createSandbox();
    const made = await client.wallets.create({
      name: 'Travel',
      password: newPassword,
      wordCount: 12,
      seedPhrase: null,
      walletType: 'INDIVIDUAL',
    });
    expect(made).toMatchObject({ isActivated: false, seedPhrase: expect.stringContaining(' ') });
    const open = {
      name: 'TON',
      cryptoCurrencyType: 'TON',
      password: null,
      seedPhrase: null,
    } as const;
    await client.accounts.create(made.id, open);
    const namesIn = async (id: string) =>
      (await client.accounts.list(id)).items.map(({ name }) => name);
    expect([await namesIn(walletId), await namesIn(made.id)]).toEqual([['Bitcoin'], ['TON']]);
    await expect(client.wallets.getSettings(made.id.replace('8', '9'))).rejects.toMatchObject({
      serverCode: 'not_found',
    });
  });

  it('take a new cloud password for the seed phrase, and the old one no longer', async () => {
    const { client, walletId, secrets } = await createSandbox();
    const before = secrets.password;
    const reset = (seedPhrase: string) =>
      client.wallets.resetPassword(walletId, { seedPhrase, newPassword });
    await expect(reset('wrong')).rejects.toMatchObject({ code: 'wrong_seed_phrase' });
    await reset(secrets.seedPhrase);
    const unlock = (password: string) =>
      client.wallets.unlock(walletId, { password, seedPhrase: null, trustDevice: true });
    await expect(unlock(before)).rejects.toMatchObject({ code: 'wrong_encryption_key' });
    expect((await unlock(newPassword)).deviceTrustedUntil).toEqual(
      new Date('2026-12-20T09:00:00Z'),
    );
    expect(await client.wallets.listDevices(walletId)).toMatchObject({
      items: [{ isCurrent: true }],
      total: 1,
    });
  });

  it('say what their secrets are now', async () => {
    const sandbox = await createSandbox();
    await sandbox.client.wallets.changePassword(sandbox.walletId, {
      password: sandbox.secrets.password,
      newPassword,
    });
    expect(sandbox.secrets.password).toBe(newPassword);
  });

  it('keep settings, and refuse an older version of them', async () => {
    const { client, walletId } = await createSandbox();
    const update = (version: number) =>
      client.wallets.updateSettings(walletId, { version, supportAccess: true });
    expect(await update(1)).toMatchObject({ version: 2, supportAccess: true });
    await expect(update(1)).rejects.toMatchObject({ serverCode: 'stale_version' });
  });
});

describe('the deposit addresses of the fake services', () => {
  it('are told apart by use and balance', async () => {
    const { client, walletId, books } = await createSandbox();
    const accountId = books.accounts()[0]?.id ?? '';
    const { addressValue } = await client.accounts.getDepositAddress(walletId, accountId);
    books.receive(addressValue, toDecimal('0.1'));
    await client.accounts.getDepositAddress(walletId, accountId, { createNew: true });
    const count = async (query: object) =>
      (await client.accounts.listAddresses(walletId, accountId, query)).length;
    expect(await count({})).toBe(2);
    expect(await count({ isUsed: false, hasBalance: false })).toBe(1);
    expect(await count({ isUsed: true })).toBe(1);
    expect(await count({ hasBalance: true, isUsed: false })).toBe(0);
    const rows = await client.accounts.listAddresses(walletId, accountId);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    expect(rows.map(({ balance }) => balance)).toEqual(['0.00000000', '0.10000000']);
  });

  it('come to an end, as the dialog says', async () => {
    const { client, walletId, books } = await createSandbox();
    const accountId = books.accounts()[0]?.id ?? '';
    const flow = createDepositAddressesFlow(client, { walletId, accountId });
    await settle();
    for (let made = 1; made < 5; made += 1) await flow.actions.generate();
    await flow.actions.generate();
    expect(flow.getState()).toMatchObject({ problem: { serverCode: 'address_gap_limit' } });
  });
});

it.each(networkCodes)('%s is sent on, and shown by the explorer', async (network) => {
  const { client, walletId, books, secrets } = await createSandbox({
    accounts: [
      { network, balance: toDecimal('5') },
      { network, balance: toDecimal('0') },
    ],
  });
  const [from, to] = books.accounts().map(({ id }) => id);
  const { hash } = await client.transactions.send(walletId, from ?? '', {
    amount: toDecimal('1'),
    destinationAddress: books.addresses(to ?? '')[0] ?? '',
    seedPhrase: null,
    password: secrets.password,
    feeRate: 'Medium',
    feeRateValue: null,
    twoFactorCode: null,
    sendingMax: false,
  });
  const data = await client.sandbox.getTransaction(network, hash);
  expect(data).toMatchObject({ network, hash, outputs: [{ value: '1' }] });
});
