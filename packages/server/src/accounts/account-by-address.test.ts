import { toDecimal } from '@billfold/core';
import {
  createAccount,
  createTransaction,
  createWallet,
  getDepositAddress,
  type KeyPath,
  listAccounts,
  listTransactions,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, sendRequest, strangers } from '../../test/funded.ts';
import { cloudPassword, type Holder, newWallet, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

/**
 * The phrase of Hardhat and Foundry, whose documents publish the addresses m/44'/60'/0'/0/n of these indexes.
 * @see https://getfoundry.sh/anvil/overview
 */
const phrase = 'test test test test test test test test test test test junk';
const published = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
];

let server: TestServer;
let ada: Holder;
let walletId: string;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpWithAccount(server, 'ada@example.com');
  const body = newWallet({ name: 'From MetaMask', seedPhrase: phrase });
  ({ id: walletId } = await server.call(createWallet, { body }, ada));
});

const bodyOf = (name: string, keyPath?: KeyPath, cryptoCurrencyType: 'ETH' | 'BTC' = 'ETH') => ({
  ...{ name, cryptoCurrencyType, password: null, seedPhrase: null },
  ...(keyPath && { keyPath }),
});
const open = (name: string, keyPath?: KeyPath) =>
  server.call(createAccount, { params: { walletId }, body: bodyOf(name, keyPath) }, ada);
const addressOf = async (accountId: string) => {
  const request = { params: { walletId, accountId }, query: {} };
  return (await server.call(getDepositAddress, request, ada)).addressValue;
};

describe('accounts that are counted by their address', () => {
  it('are those of MetaMask, beside those that Ledger counts', async () => {
    const opened = [];
    for (const keyPath of ['ADDRESS', 'ADDRESS', 'ACCOUNT', 'ADDRESS'] as const)
      opened.push(await open(`${keyPath} ${opened.length}`, keyPath));
    expect(opened.map(({ derivationPath }) => derivationPath)).toEqual([
      "m/44'/60'/0'",
      "m/44'/60'/0'/0/1",
      "m/44'/60'/1'",
      "m/44'/60'/0'/0/2",
    ]);
    const [first, second, ledger, third] = opened.map(({ id }) => id);
    const addresses = [];
    for (const id of [first, second, third]) addresses.push(await addressOf(id ?? ''));
    expect(addresses).toEqual(published);
    expect(published).not.toContain(await addressOf(ledger ?? ''));
    // There is one address, whatever is asked for.
    const request = { params: { walletId, accountId: second ?? '' }, query: { createNew: true } };
    expect((await server.call(getDepositAddress, request, ada)).addressValue).toBe(published[1]);
  });

  it('begin with the first account that is there', async () => {
    await open('Ledger 1');
    expect((await open('MetaMask 2', 'ADDRESS')).derivationPath).toBe("m/44'/60'/0'/0/1");
  });

  it('receive and send by their own key', async () => {
    await open('Account 1', 'ADDRESS');
    const account = await open('Account 2', 'ADDRESS');
    const holder = { ...ada, walletId, account };
    await deposit(server, holder, '2');
    await confirm(server, 64, 'ETH');
    const balances = async () => {
      const request = { params: { walletId }, query: {} };
      const { items } = await server.call(listAccounts, request, ada);
      return items.map(({ nativeBalance }) => Number(nativeBalance));
    };
    expect(await balances()).toEqual([0, 2]);
    const body = sendRequest({ destinationAddress: strangers.ETH, amount: toDecimal('1') });
    await server.call(
      createTransaction,
      { params: { walletId, accountId: account.id }, body: { ...body, password: cloudPassword } },
      { token: ada.token, idempotencyKey: 'key-1' },
    );
    await server.outbox.drain();
    await confirm(server, 64, 'ETH');
    const request = { params: { walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, ada);
    const [sent] = items.filter(({ type }) => type === 'SENT');
    expect(sent).toMatchObject({ status: 'CONFIRMED', fromAddress: published[1] });
    const [, left = 0] = await balances();
    expect(left).toBeGreaterThan(0.99);
    expect(left).toBeLessThan(1);
  });

  it('are refused on networks whose accounts have no such address', async () => {
    const body = bodyOf('Bitcoin', 'ADDRESS', 'BTC');
    expect(await server.refusal(createAccount, { params: { walletId }, body }, ada)).toMatchObject({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
      fields: { keyPath: [expect.stringContaining('Ethereum')] },
    });
  });
});
