import { toBaseUnits, toDecimal } from '@billfold/core';
import {
  createIntent,
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
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { ChainUnavailableError, type StakedResources } from '../../chains/chain.ts';

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
  const order = (amount: string, sendingMax = false) => ({
    amount: toDecimal(amount),
    destinationAddress: stranger,
    gasLimit: null,
    gasPrice: null,
    seedPhrase: null,
    password: cloudPassword,
    tokenId: usdt,
    twoFactorCode: null,
    sendingMax,
  });
  const pay = (amount: string, key: string, sendingMax = false) =>
    server.call(
      createTokenTransaction,
      { params: placeOf(holder), body: order(amount, sendingMax) },
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

  describe('of which staked energy covers a part', () => {
    /** Has the node say what is staked for the sender; its blocks burn coins as if there was nothing. */
    const stake = (staked: StakedResources) => {
      const chain = server.context.chains.get(network);
      const { simulateTransfer } = chain;
      const staking: typeof simulateTransfer = async (transfer) => ({
        ...((await simulateTransfer?.(transfer)) ?? { work: 0n }),
        staked,
      });
      Object.assign(chain, { simulateTransfer: staking });
    };

    it('cost nothing where it covers all of them', async () => {
      await funded('100');
      stake({ energy: 156_000n, bandwidth: 400n });
      expect(await fees()).toMatchObject({ estimatedFee: '0.000000' });
      expect(await pay('100', 'a')).toMatchObject({ fee: '0.000000' });
    });

    it('cost what it does not cover, and their place where too little bandwidth is staked', async () => {
      await funded('100');
      stake({ energy: 100_000n, bandwidth: 344n });
      // 56,000 of the energy of the limit, and 345 bytes.
      expect(await fees()).toMatchObject({ estimatedFee: '5.945000' });
      expect(await pay('100', 'a')).toMatchObject({ fee: '5.945000' });
      expect(await balanceOf(server, holder)).toMatchObject({ available: '94.055000' });
    });

    it('are booked at what was burnt, also where the energy was gone meanwhile', async () => {
      await funded('100');
      stake({ energy: 156_000n, bandwidth: 400n });
      expect(await pay('100', 'a')).toMatchObject({ fee: '0.000000' });
      await mined();
      const { items } = await server.call(
        listTransactions,
        { params: { walletId: holder.walletId }, query: {} },
        holder,
      );
      expect(items[0]).toMatchObject({ status: 'CONFIRMING', fee: '13.345000' });
      expect(await balanceOf(server, holder)).toMatchObject({ available: '86.655000' });
      expect(await ledgerBalance(server, own, network)).toBe(86_655_000n);
    });

    it('cost what it does not cover of the limit that their owner signed elsewhere', async () => {
      await funded('100');
      stake({ energy: 100_000n, bandwidth: 344n });
      const params = placeOf(holder);
      const body = order('100');
      const review = {
        ...{ amount: body.amount, destinationAddress: stranger, tokenId: usdt, memo: null },
        ...{ sendingMax: false, feeRate: 'Medium' as const, feeRateValue: null },
      };
      const intent = await server.call(createIntent, { params, body: review }, holder);
      const plan = await planSend(server, holder, body);
      if (plan.family !== 'tron' || plan.token === null) return expect.unreachable();
      // 10 TRX of its limit are covered.
      const token = { ...plan.token, feeLimit: toBaseUnits(11_000_000n) };
      const signed = signElsewhere({ ...plan, token, fee: toBaseUnits(1_345_000n) });
      const sent = await server.call(
        createTokenTransaction,
        { params, body: { ...body, password: null, rawTransaction: signed.rawTransaction } },
        {
          ...{ token: holder.token, idempotencyKey: 'a' },
          intent: `${intent.intentId}; digest=${intent.digest}`,
        },
      );
      expect(sent).toMatchObject({ fee: '1.345000' });
    });

    it('cost as much as without it while an earlier send may still use it up', async () => {
      await funded('100');
      stake({ energy: 156_000n, bandwidth: 400n });
      await pay('100', 'a');
      expect(await fees()).toMatchObject({ estimatedFee: '15.945000' });
      expect(await pay('100', 'b')).toMatchObject({ fee: '15.945000' });
      await mined();
      expect(await fees()).toMatchObject({ estimatedFee: '8.145000' });
      server.clock.advance(180_000);
      expect(await fees()).toMatchObject({ estimatedFee: '0.000000' });
    });
  });

  it('need the native asset for what sending them costs', async () => {
    await funded('15.944999');
    await expect(pay('1', 'a')).rejects.toThrow(/15\.945 TRX.*INSUFFICIENT_NATIVE_FOR_FEE/);
    expect(await fees()).toMatchObject({ estimatedFee: '15.945000' });
    expect(await tokens()).toEqual([['USDT', '250.000000']]);
  });
});
