import { beforeEach, describe, expect, it } from 'vitest';
import type { CreateTokenTransaction } from '../contract/transactions/token-transactions.ts';
import { toDecimal } from '../money/decimal.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';

// The first example of EIP-55.
const destinationAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('tokens of the fake services', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await createSandbox({ preset: 'tokens' });
  });
  const first = () => sandbox.books.accounts()[0];
  const params = () => ({ walletId: sandbox.walletId, accountId: first()?.id ?? '' });
  const send = (changes: Partial<CreateTokenTransaction> = {}, idempotencyKey = 'key') =>
    sandbox.client.transactions.sendToken(
      params().walletId,
      params().accountId,
      {
        amount: toDecimal('50.75'),
        destinationAddress,
        gasLimit: '63000',
        gasPrice: toDecimal('0.000000012000000001'),
        seedPhrase: null,
        password: sandbox.secrets.password,
        tokenId: 'USDT@ETH',
        twoFactorCode: null,
        sendingMax: false,
        ...changes,
      },
      { idempotencyKey, attempts: 1 },
    );
  const balances = () =>
    Object.fromEntries(first()?.tokens.map(({ tokenId, balance }) => [tokenId, balance]) ?? []);
  const fees = (TokenId = 'USDT@ETH') =>
    sandbox.client.transactions.getTokenFees(params().walletId, params().accountId, {
      amount: toDecimal('1'),
      toAddress: '',
      tokenId: TokenId,
    });

  it('are held beside the native asset, and worth what they cost', async () => {
    expect(balances()).toEqual({ 'USDT@ETH': '250.750000', 'USDC@ETH': '1200.000000' });
    const { assets } = await sandbox.client.wallets.getStatistics(sandbox.walletId);
    expect(assets.find(({ symbol, network }) => symbol + network === 'USDTETH')).toMatchObject({
      balance: '250.750000',
      fiat: '250.75',
      price: '1.00',
    });
  });

  it('cost the native asset', async () => {
    expect(await fees()).toMatchObject({
      estimatedFee: '0.000756000000063000',
      gasLimit: '63000',
      nativeSymbol: 'ETH',
      nativeAvailable: '2.500000000000000001',
    });
    await expect(fees('USDT@TRX')).rejects.toMatchObject({ serverCode: 'token_not_found' });
  });

  it('are sent once per key: their fee is not taken from them', async () => {
    const sent = await send();
    expect(sent).toMatchObject({ value: '50.75', tokenSymbol: 'USDT', type: 'SENT' });
    expect(await send()).toEqual(sent);
    expect(balances()['USDT@ETH']).toBe('200.000000');
    expect(first()?.nativeBalance).toBe('2.499243999999937001');
  });

  it('arrive with the blocks that they take', async () => {
    const address = sandbox.books.addresses(params().accountId)[0] ?? '';
    sandbox.books.receive(address, toDecimal('3'), 'DAI@ETH');
    expect(balances()['DAI@ETH']).toBe('0.000000000000000000');
    sandbox.books.mine(12);
    expect(balances()['DAI@ETH']).toBe('3.000000000000000000');
    expect(first()?.nativeBalance).toBe('2.500000000000000001');
  });

  it.each([
    ['more than there is', { amount: toDecimal('250.750001') }, 'insufficient_funds'],
    ['less than the minimum', { amount: toDecimal('0.009') }, 'amount_below_minimum'],
    ['with a wrong key', { password: 'not the key' }, 'wrong_encryption_key'],
  ] as const)('are not sent: %s', async (_, changes, code) => {
    await expect(send(changes)).rejects.toMatchObject({ code });
    expect(balances()['USDT@ETH']).toBe('250.750000');
  });

  it('are not sent without the native asset for their fee', async () => {
    sandbox = await createSandbox({
      accounts: [
        { network: 'ETH', balance: toDecimal('0'), tokens: { 'USDT@ETH': toDecimal('60') } },
      ],
    });
    await expect(send()).rejects.toMatchObject({
      messages: ['You need about 0.000756000000063 ETH on this account to pay the network fee.'],
    });
  });
});
