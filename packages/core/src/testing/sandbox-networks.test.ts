import { beforeEach, describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { networkCodes } from '../networks/registry.ts';
import { validateAddress } from '../networks/validate-address.ts';
import { listServedNetworks } from '../portfolio/list-served-networks.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { sandboxServed } from './sandbox-networks.ts';

describe('the fake services with several networks', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await createSandbox({ preset: 'funded' });
  });
  const accountOf = (network: string) =>
    sandbox.books.accounts().find((each) => each.blockchainNetwork === network)?.id ?? '';

  it('have an account on each, and add up what they are worth', async () => {
    expect(await sandbox.client.wallets.getStatistics(sandbox.walletId)).toMatchObject({
      totalBalance: '60000.00',
      accountsCount: 2,
      assets: [
        { symbol: 'BTC', balance: '0.50000000', fiat: '50000.00', share: '83.33' },
        { symbol: 'ETH', balance: '2.500000000000000001', fiat: '10000.00', share: '16.67' },
      ],
    });
    await sandbox.client.sandbox.setRate({ symbol: 'ETH', feed: 'unavailable' });
    expect(await sandbox.client.wallets.getStatistics(sandbox.walletId)).toMatchObject({
      totalBalance: null,
      assets: [{ fiat: '50000.00' }, { fiat: null }],
    });
  });

  it.each(sandboxServed)(
    'pay from the faucet on %s, and give it with enough blocks',
    async (network) => {
      const accounts = sandboxServed.map((code) => ({ network: code, balance: toDecimal('1') }));
      sandbox = await createSandbox({ accounts });
      const { walletId } = sandbox;
      const accountId = accountOf(network);
      const before = sandbox.books.accounts().find(({ id }) => id === accountId);
      const { addressValue: address } = await sandbox.client.accounts.getDepositAddress(
        walletId,
        accountId,
      );
      expect(validateAddress(network, address, 'sandbox')).toMatchObject({
        valid: true,
        flags: [],
      });
      const amount = toDecimal('0.25');
      const payment = { address, asset: network, amount };
      const data = await sandbox.client.sandbox.faucet(network, payment);
      const own = async () => (await sandbox.client.accounts.list(walletId, { network })).items[0];
      expect(Number((await own())?.pendingBalance)).toBe(0.25);
      const others = { network: network === 'BTC' ? 'ETH' : 'BTC' } as const;
      const list = (query: object) => sandbox.client.transactions.list(walletId, query);
      expect((await list({ network })).items).toMatchObject([
        { type: 'RECEIVED', hash: data.hash, blockchainNetwork: network },
      ]);
      expect((await list(others)).items).toEqual([]);
      await sandbox.client.sandbox.mine(network, { blocks: 20 });
      expect(Number((await own())?.nativeBalance) - Number(before?.nativeBalance)).toBe(0.25);
      expect(Number((await own())?.pendingBalance)).toBe(0);
    },
  );

  it('serve those that their config names, and open no account on another', async () => {
    const data = await sandbox.client.config.get();
    expect(listServedNetworks(data)).toEqual(sandboxServed);
    const open = (cryptoCurrencyType: (typeof networkCodes)[number]) => {
      const body = {
        name: cryptoCurrencyType,
        cryptoCurrencyType,
        password: null,
        seedPhrase: null,
      };
      return sandbox.client.accounts.create(sandbox.walletId, body);
    };
    for (const code of networkCodes)
      if (sandboxServed.some((served) => served === code))
        expect(await open(code)).toMatchObject({ blockchainNetwork: code });
      else await expect(open(code)).rejects.toMatchObject({ serverCode: 'network_not_served' });
  });

  it('make new addresses only where an account has no limit of them', async () => {
    const next = async (network: string) => {
      const accountId = accountOf(network);
      const ask = (createNew: boolean) =>
        sandbox.client.accounts.getDepositAddress(sandbox.walletId, accountId, { createNew });
      return (await ask(false)).addressValue === (await ask(true)).addressValue;
    };
    expect([await next('BTC'), await next('ETH')]).toEqual([false, true]);
  });

  it('open another account with an address of its own', async () => {
    const body = {
      name: 'Savings',
      cryptoCurrencyType: 'ETH',
      password: null,
      seedPhrase: null,
    } as const;
    const { id } = await sandbox.client.accounts.create(sandbox.walletId, body);
    const addresses = [accountOf('ETH'), id].map((each) => sandbox.books.addresses(each));
    expect(addresses.map(({ length }) => length)).toEqual([1, 1]);
    expect(addresses[0]).not.toEqual(addresses[1]);
  });

  it('mine one network without the other', async () => {
    const head = sandbox.books.head('BTC');
    await sandbox.client.sandbox.mine('ETH', { blocks: 3 });
    expect([sandbox.books.head('BTC'), sandbox.books.head('ETH')]).toEqual([head, head + 3]);
  });
});
