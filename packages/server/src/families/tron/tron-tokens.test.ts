import { toDecimal } from '@billfold/core';
import {
  createTokenTransaction,
  faucet,
  getDepositAddress,
  getSandboxTransaction,
  getTokenFees,
  listAccounts,
  listTransactions,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  deposit,
  holderWith,
  ledgerBalance,
  placeOf,
  strangers,
} from '../../../test/funded.ts';
import { cloudPassword, type Holder } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { ChainUnavailableError } from '../../chains/chain.ts';

const network = 'TRX' as const;
const stranger = strangers[network];
const usdt = 'USDT@TRX';

describe('tokens of Tron', () => {
  let server: TestServer;
  let holder: Holder;
  let own: string;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, [], network);
  });
  const funded = async (amount: string) => {
    const hash = await deposit(server, holder, amount);
    const paid = await server.call(getSandboxTransaction, { params: { network, hash } });
    own = paid.data.outputs[0]?.address ?? '';
    await receive('250');
    await mined(19);
  };
  const mined = (blocks = 1) => confirm(server, blocks, network);
  const receive = (amount: string) =>
    server.call(faucet, {
      params: { network },
      body: { address: own, asset: usdt, amount: toDecimal(amount) },
    });
  const fees = (ToAddress = stranger) =>
    server.call(
      getTokenFees,
      {
        params: placeOf(holder),
        query: {
          Amount: toDecimal('100'),
          ToAddress,
          AccountId: holder.account.id,
          WalletId: holder.walletId,
          TokenId: usdt,
        },
      },
      holder,
    );
  const pay = (amount: string, key: string, sendingMax = false) =>
    server.call(
      createTokenTransaction,
      {
        params: placeOf(holder),
        body: {
          amount: toDecimal(amount),
          destinationAddress: stranger,
          gasLimit: null,
          gasPrice: null,
          seedPhrase: null,
          password: cloudPassword,
          tokenId: usdt,
          twoFactorCode: null,
          sendingMax,
        },
      },
      { token: holder.token, idempotencyKey: key },
    );
  const tokens = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listAccounts, request, holder);
    return items.flatMap((account) =>
      account.tokens.map(({ symbol, balance }) => [symbol, balance]),
    );
  };

  it('open no account on the chain: only a deposit of TRX does (R-RECV-08)', async () => {
    const isOpened = async () => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      return (await server.call(listAccounts, request, holder)).items[0]?.activatedOnChain;
    };
    const place = { params: placeOf(holder), query: {} };
    own = (await server.call(getDepositAddress, place, holder)).addressValue;
    await receive('250');
    await mined(19);
    expect(await isOpened()).toBe(false);
    await deposit(server, holder, '10');
    await mined(0);
    expect(await isOpened()).toBe(false);
    await mined();
    expect(await isOpened()).toBe(true);
  });

  it('are refused above what their account holds, although a node runs no such transfer', async () => {
    await funded('100');
    const chain = server.context.chains.get(network);
    const { simulateTransfer } = chain;
    const refusing: typeof simulateTransfer = async (transfer) => {
      if (simulateTransfer === null || transfer.value > 250_000_000n)
        throw new ChainUnavailableError('execution reverted');
      return simulateTransfer(transfer);
    };
    Object.assign(chain, { simulateTransfer: refusing });
    await expect(pay('251', 'a')).rejects.toThrow(/INSUFFICIENT_FUNDS/);
  });

  it('are received, priced, sent and left as the ledger has it', async () => {
    await funded('100');
    expect(await tokens()).toEqual([['USDT', '250.000000']]);
    // 345 bytes, and energy for a new holder with a fifth on top: no account is opened by it.
    expect(await fees()).toMatchObject({
      estimatedFee: '15.945000',
      gasPrice: null,
      gasLimit: null,
      nativeSymbol: 'TRX',
      nativeAvailable: '100.000000',
      networkFee: null,
    });
    const sent = await pay('100', 'a');
    expect(sent).toMatchObject({ value: '100.000000', tokenSymbol: 'USDT', fee: '15.945000' });
    expect(await balanceOf(server, holder)).toMatchObject({ available: '84.055000' });
    await mined();
    const { items } = await server.call(
      listTransactions,
      { params: { walletId: holder.walletId }, query: {} },
      holder,
    );
    expect(items[0]).toMatchObject({ hash: sent.hash, status: 'CONFIRMING', fee: '13.345000' });
    expect(await balanceOf(server, holder)).toMatchObject({ available: '86.655000' });
    expect(await ledgerBalance(server, own, network)).toBe(86_655_000n);
    expect(await tokens()).toEqual([['USDT', '150.000000']]);
    // Who has some of it is cheaper to pay.
    expect(await fees()).toMatchObject({ estimatedFee: '8.145000' });
    await pay('150', 'b', true);
    await mined();
    expect(await tokens()).toEqual([['USDT', '0.000000']]);
    const { data } = await server.call(getSandboxTransaction, {
      params: { network, hash: sent.hash },
    });
    expect(data).toMatchObject({
      family: 'tron',
      bandwidth: 345,
      energy: 130_000,
      fee: '13.345000',
      networkFee: '0.000000',
      signature: 'valid',
      check: { isValid: true, reason: null },
    });
  });

  it('need the native asset for what sending them costs', async () => {
    await funded('15.944999');
    await expect(pay('1', 'a')).rejects.toThrow(/15\.945 TRX.*INSUFFICIENT_NATIVE_FOR_FEE/);
    expect(await fees()).toMatchObject({ estimatedFee: '15.945000' });
    expect(await tokens()).toEqual([['USDT', '250.000000']]);
  });
});
