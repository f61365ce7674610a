import { beforeEach, describe, expect, it } from 'vitest';
import { addressTypes } from '../contract/address-types.ts';
import { toDecimal } from '../money/decimal.ts';
import { chainNames } from '../networks/network.ts';
import { networkCodes } from '../networks/registry.ts';
import { validateAddress } from '../networks/validate-address.ts';
import { formatPaymentUri } from '../payment-uri/payment-uri.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { publicAddresses } from './sandbox-networks.ts';

const publicParts = networkCodes.flatMap((network) =>
  addressTypes.flatMap((type) => publicAddresses(network, type)),
);

describe('a sandbox with unpayable addresses', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    const accounts = networkCodes.map((network) => ({ network, balance: toDecimal('1') }));
    sandbox = await createSandbox({ accounts, unpayableAddresses: true });
  });
  const accountOn = (network: string) =>
    sandbox.books.accounts().find((each) => each.blockchainNetwork === network)?.id ?? '';
  const addressOn = async (network: string, createNew = false) => {
    const { walletId, client } = sandbox;
    const answer = await client.accounts.getDepositAddress(walletId, accountOn(network), {
      createNew,
    });
    return answer.addressValue;
  };

  it.each(networkCodes)(
    'answers a text for %s that no chain of any network accepts',
    async (network) => {
      for (const text of [await addressOn(network), await addressOn(network, true)]) {
        expect(text).toContain('SANDBOX');
        for (const part of publicParts) expect(text).not.toContain(part);
        for (const other of networkCodes)
          for (const chain of chainNames)
            expect(validateAddress(other, text, chain).valid, `${text} ${other} ${chain}`).toBe(
              false,
            );
        const wanted = { address: text, amount: toDecimal('1') };
        expect(() => formatPaymentUri(network, wanted, 'sandbox')).toThrow();
      }
    },
  );

  it('lists none but those texts, and pays them from its faucet', async () => {
    const { walletId, client } = sandbox;
    const address = await addressOn('BTC');
    const payment = { address, asset: 'BTC', amount: toDecimal('0.25') } as const;
    await client.sandbox.faucet('BTC', payment);
    const { items } = await client.transactions.list(walletId, {});
    expect(items).toMatchObject([{ type: 'RECEIVED', toAddress: address }]);
    const listed = await client.accounts.listAddresses(walletId, accountOn('BTC'), {});
    expect(listed.map(({ addressValue }) => addressValue)).toEqual([address]);
  });

  it('sends from them to an address of the network', async () => {
    const sent = await sandbox.client.transactions.send(
      sandbox.walletId,
      accountOn('BTC'),
      {
        amount: toDecimal('0.10000000'),
        destinationAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        seedPhrase: null,
        password: sandbox.secrets.password,
        feeRate: 'Medium',
        feeRateValue: null,
        twoFactorCode: null,
        sendingMax: false,
      },
      { idempotencyKey: 'key' },
    );
    expect(sent.fromAddress).toBe(await addressOn('BTC'));
  });

  it.each(networkCodes)('answers no public key of %s', async (network) => {
    const { walletId, client } = sandbox;
    await expect(client.accounts.getPublicKey(walletId, accountOn(network))).rejects.toMatchObject({
      messages: ['The sandbox has no public keys.'],
    });
  });

  it('shows no seed phrase, which is a public one', async () => {
    const { walletId, client, secrets } = sandbox;
    const { password } = secrets;
    await expect(client.wallets.revealSeed(walletId, { password })).rejects.toMatchObject({
      messages: ['The sandbox has no seed phrase.'],
    });
  });
});

describe('createSandbox', () => {
  it('begins at a given time', async () => {
    const startsAt = Date.UTC(2027, 0, 1);
    const { platform, books } = await createSandbox({ startsAt });
    expect(platform.clock.now()).toBe(startsAt);
    expect(books.now()).toEqual(new Date(startsAt));
  });
});
