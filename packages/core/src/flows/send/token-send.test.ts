import { describe, expect, it } from 'vitest';
import {
  createTokenTransaction,
  createTransaction,
  getTokenFees,
  type TokenFeeEstimate,
} from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, type SandboxOptions, settle } from '../../testing/index.ts';
import type { SendStart } from './model.ts';
import { createSendFlow } from './send-flow.ts';

/** Example of EIP-55. */
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** 63000 gas at 12.000000001 gwei. */
const fee = '0.000756000000063000';

async function start(options: SandboxOptions = { preset: 'tokens' }, given: SendStart = {}) {
  const sandbox = await createSandbox(options);
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId, ...given });
  await settle();
  const { actions, getState: state } = flow;
  const toAmount = async (asset = 'USDT@ETH') => {
    actions.selectAccount(state().accounts[0]?.id ?? '');
    actions.selectAsset(asset);
    actions.setRecipient(recipient);
    actions.next();
    await settle();
  };
  const toReview = async (amount: string) => {
    await toAmount();
    actions.setAmount(amount);
    await sandbox.time.advance(100);
    actions.next();
    await settle();
  };
  const sign = () => {
    actions.next();
    return actions.sign({ password: sandbox.secrets.password });
  };
  return { sandbox, actions, state, toAmount, toReview, sign };
}
const ether = (balance: string, usdt = '60') =>
  ({
    accounts: [
      {
        network: 'ETH',
        balance: toDecimal(balance),
        tokens: { 'USDT@ETH': toDecimal(usdt) },
      },
    ],
  }) as const;

describe('the choice of an asset', () => {
  it('starts with the native asset and lists it before the tokens', async () => {
    const { state, actions } = await start();
    expect(state().assets).toEqual([]);
    actions.selectAccount(state().accounts[0]?.id ?? '');
    expect(state()).toMatchObject({ asset: { id: 'ETH' } });
    expect(state().assets.map(({ id, balance }) => [id, balance])).toEqual([
      ['ETH', '2.500000000000000001'],
      ['USDT@ETH', '250.750000'],
      ['USDC@ETH', '1200.000000'],
    ]);
  });

  it('clears the amount for another asset, and accepts only assets of the account', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    actions.setAmount('5');
    actions.back();
    actions.selectAsset('USDT@TRX');
    expect(state()).toMatchObject({ asset: { id: 'USDT@ETH' }, amount: '5' });
    actions.selectAsset('USDC@ETH');
    expect(state()).toMatchObject({ asset: { id: 'USDC@ETH' }, amount: '' });
    actions.selectAccount(state().accounts[1]?.id ?? '');
    expect(state().asset?.id).toBe('TRX');
  });

  it('starts with the prefilled token, even without a balance', async () => {
    const { state } = await start(ether('1'), { prefill: { tokenId: 'DAI@ETH' } });
    expect(state().asset).toMatchObject({ id: 'DAI@ETH', balance: '0' });
  });

  it('offers only accounts that can hold the locked token (R-NAV-11)', async () => {
    const { state, actions } = await start(
      { preset: 'tokens' },
      { prefill: { tokenId: 'USDC@TRX' }, lock: ['asset'] },
    );
    expect(state().accounts.map(({ blockchainNetwork }) => blockchainNetwork)).toEqual(['TRX']);
    actions.selectAsset('TRX');
    expect(state().asset?.id).toBe('USDC@TRX');
  });

  it('is possible for a wallet that holds only tokens', async () => {
    const { state } = await start(ether('0'));
    expect(state().status).toBe('ready');
  });
});

describe('the amount of a token', () => {
  it('has the digits of the token, and a maximum without the fee', async () => {
    const { state, actions, toAmount } = await start();
    await toAmount();
    actions.setAmount('1.123456');
    actions.setAmount('1.1234567');
    expect(state()).toMatchObject({ amount: '1.123456', maximum: '250.750000' });
    actions.setMax();
    expect(state()).toMatchObject({ amount: '250.750000', sendingMax: true, amountUsd: '250.75' });
    actions.setAmount('0.009');
    actions.next();
    expect(state().errors.amount?.code).toBe('amount_below_minimum');
  });

  it('is valued at the price of the token, and its fee at the native price', async () => {
    const { state, toReview } = await start();
    await toReview('50');
    expect(state()).toMatchObject({
      step: 'review',
      rate: { currentRate: '1.00' },
      nativeRate: { currentRate: '4000.00' },
      fee,
      total: '50.000000',
      totalFee: fee,
      sumDigits: 6,
      feeDigits: 8,
      fiat: { amount: 5000n, fee: 302n, total: 5302n },
    });
  });

  it('has no total in US dollars while the price of the native asset is not known', async () => {
    const { sandbox, state, toReview } = await start();
    sandbox.books.market.control({ symbol: 'ETH', feed: 'unavailable' });
    await toReview('50');
    expect(state()).toMatchObject({
      nativeRate: null,
      fiat: { amount: 5000n, fee: null, total: null },
    });
  });

  it('shows the fee in gas', async () => {
    const { state, toAmount } = await start();
    await toAmount();
    expect(state().networkCharge).toEqual({
      fee,
      activation: null,
      gas: { price: '0.000000012000000001', limit: '63000' },
    });
  });
});

describe('a token without the native asset for its fee', () => {
  it('cannot be sent, and shows the missing amount', async () => {
    const { state, actions, toAmount } = await start(ether('0.0002'));
    await toAmount();
    const missing = { required: fee, available: '0.000200000000000000' };
    expect(state()).toMatchObject({
      missingForFee: missing,
      canContinue: false,
      maximum: '60.000000',
    });
    actions.setAmount('5');
    actions.next();
    expect(state().step).toBe('amount');
  });

  it('can be sent with exactly the required amount', async () => {
    const { state, toReview } = await start(ether(fee));
    await toReview('50');
    expect(state()).toMatchObject({ step: 'review', missingForFee: null, canContinue: true });
  });

  it('returns from Review when the fee exceeds the balance', async () => {
    const { sandbox, state, actions, toAmount } = await start(ether('0.001'));
    await toAmount();
    actions.setAmount('5');
    await sandbox.time.advance(100);
    sandbox.services.on(getTokenFees)(
      (): TokenFeeEstimate => ({
        estimatedFee: toDecimal('0.002'),
        gasPrice: null,
        gasLimit: null,
        nativeSymbol: 'ETH',
        nativeAvailable: toDecimal('0.001'),
        networkFee: null,
        expiresAt: new Date('2026-11-20T10:00:00Z'),
      }),
    );
    actions.next();
    await settle();
    expect(state()).toMatchObject({
      step: 'amount',
      missingForFee: { required: '0.002000000000000000' },
    });
  });

  it('loads the fee again when the server refuses the send', async () => {
    const { sandbox, state, toReview, sign } = await start();
    await toReview('50');
    sandbox.services.fail(createTokenTransaction, {
      status: 400,
      body: { code: 'INSUFFICIENT_NATIVE_FOR_FEE', errors: ['You need more ETH.'] },
    });
    await expect(sign()).rejects.toMatchObject({ serverCode: 'insufficient_native_for_fee' });
    await settle();
    expect(state()).toMatchObject({
      step: 'review',
      error: { messages: ['You need more ETH.'] },
      total: '50.000000',
    });
  });
});

describe('signing a token', () => {
  it('sends exactly the reviewed transaction, once per review', async () => {
    const { sandbox, state, toReview, sign } = await start();
    const asked: unknown[] = [];
    sandbox.services.on(createTokenTransaction)(({ params, body, idempotencyKey }) => {
      asked.push([idempotencyKey, body]);
      return sandbox.books.send(params.accountId, idempotencyKey ?? '', body);
    });
    sandbox.services.fail(createTokenTransaction, 'connection-lost', { after: true });
    await toReview('50');
    const sent = sign();
    await sandbox.time.advance(1_000);
    expect(await sent).toMatchObject({ value: '50.000000', tokenSymbol: 'USDT' });
    const body = {
      amount: '50.000000',
      destinationAddress: recipient,
      gasLimit: '63000',
      gasPrice: '0.000000012000000001',
      seedPhrase: null,
      password: sandbox.secrets.password,
      tokenId: 'USDT@ETH',
      twoFactorCode: null,
      sendingMax: false,
    };
    expect(asked).toEqual([
      [expect.any(String), body],
      [expect.any(String), body],
    ]);
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(state().step).toBe('result');
    expect(sandbox.books.transactions()).toHaveLength(1);
  });
});

describe('a memo', () => {
  const solana = { accounts: [{ network: 'SOL', balance: toDecimal('1') }] } as const;

  it('is sent on networks with memos, and left out when empty', async () => {
    const { sandbox, actions, state } = await start(solana);
    const memos: unknown[] = [];
    sandbox.services.on(createTransaction)(({ params, body, idempotencyKey }) => {
      memos.push(body.memo);
      return sandbox.books.send(params.accountId, idempotencyKey ?? '', body);
    });
    actions.setRecipient('5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY');
    actions.setMemo(' Order 7 ');
    expect(state().sentMemo).toBe('Order 7');
    actions.next();
    await settle();
    actions.setMax();
    actions.next();
    await settle();
    actions.next();
    await actions.sign({ password: sandbox.secrets.password });
    expect(memos).toEqual(['Order 7']);
    actions.reset();
    expect(state().memo).toBe('');
  });

  it('is refused when too long, never shortened', async () => {
    const { actions, state } = await start(solana);
    actions.setMemo('ä'.repeat(60));
    expect(state()).toMatchObject({ errors: {}, canContinue: true });
    actions.setMemo('ä'.repeat(61));
    expect(state()).toMatchObject({
      errors: { memo: { code: 'memo_too_long' } },
      canContinue: false,
    });
  });

  it('is ignored on a network without memos', async () => {
    const { actions, state } = await start(ether('1'));
    actions.setMemo('x'.repeat(200));
    expect(state()).toMatchObject({ sentMemo: '', errors: {}, canContinue: true });
  });
});
