import { parseAmount, toDecimal } from '@billfold/core';
import {
  type CreateTokenTransaction,
  createTokenTransaction,
  faucet,
  getTokenFees,
  listAccounts,
  listTransactions,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, confirm, holderWith, placeOf, strangers } from '../../../test/funded.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

const network = 'SOL';
const tokenId = 'USDT@SOL';
const stranger = strangers[network];
const own = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
/** 5,000 for the signature and 1,000 for 100,000 units. */
const fee = 6_000n;
/** Rent of an SPL token account. */
const rent = 2_039_280n;
const lamports = (text: string | null | undefined) => parseAmount(text ?? '', 9);

let server: TestServer;
let holder: Holder;
beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['1'], network);
  await server.call(faucet, {
    params: { network },
    body: { address: own, asset: tokenId, amount: toDecimal('250') },
  });
  await confirm(server, 15, network);
});

const requestOf = (changes: Partial<CreateTokenTransaction>) => ({
  params: placeOf(holder),
  body: {
    amount: toDecimal('100'),
    destinationAddress: stranger,
    gasLimit: null,
    gasPrice: null,
    seedPhrase: vectorPhrase,
    password: null,
    tokenId,
    twoFactorCode: null,
    sendingMax: false,
    ...changes,
  },
});
const sendToken = (changes: Partial<CreateTokenTransaction> = {}, key = 'key-1') =>
  server.call(createTokenTransaction, requestOf(changes), {
    token: holder.token,
    idempotencyKey: key,
  });
const tokens = async () => {
  const request = { params: { walletId: holder.walletId }, query: {} };
  const { items } = await server.call(listAccounts, request, holder);
  return items.flatMap((account) => account.tokens.map(({ symbol, balance }) => [symbol, balance]));
};
const feesTo = (ToAddress: string) =>
  server.call(
    getTokenFees,
    {
      params: placeOf(holder),
      query: {
        Amount: toDecimal('100'),
        ToAddress,
        AccountId: holder.account.id,
        WalletId: holder.walletId,
        TokenId: tokenId,
      },
    },
    holder,
  );

describe('a token of Solana', () => {
  it('is received into an account of its own, which costs the holder nothing', async () => {
    expect(await tokens()).toEqual([['USDT', '250.000000']]);
    expect((await balanceOf(server, holder)).available).toBe('1.000000000');
  });

  it('opens an account at whom it has never been sent to, and only then', async () => {
    expect(await feesTo(stranger)).toMatchObject({
      nativeSymbol: 'SOL',
      estimatedFee: '0.000006000',
      networkFee: '0.002039280',
      gasLimit: null,
    });
    const sent = await sendToken({ memo: 'Order 7' });
    expect(sent).toMatchObject({
      type: 'SENT',
      tokenSymbol: 'USDT',
      value: '100.000000',
      fromAddress: own,
      toAddress: stranger,
      networkFee: '0.002039280',
    });
    expect(lamports(sent.fee)).toBe(fee);
    await confirm(server, 1, network);
    expect(await tokens()).toEqual([['USDT', '150.000000']]);
    expect(lamports((await balanceOf(server, holder)).available)).toBe(10n ** 9n - fee - rent);
    expect((await feesTo(stranger)).networkFee).toBeNull();
    const again = await sendToken({}, 'key-2');
    expect(lamports(again.fee)).toBeLessThan(fee + 100n);
    await confirm(server, 1, network);
    expect(await tokens()).toEqual([['USDT', '50.000000']]);
  });

  it('is sent whole', async () => {
    await sendToken({ amount: toDecimal('250'), sendingMax: true });
    await confirm(server, 15, network);
    expect(await tokens()).toEqual([['USDT', '0.000000']]);
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    expect(items[0]).toMatchObject({ status: 'CONFIRMED', value: '250.000000' });
  });

  it('is refused where there is not enough of it', async () => {
    const options = { token: holder.token, idempotencyKey: 'more' };
    const request = requestOf({ amount: toDecimal('251') });
    const error = await server.refusal(createTokenTransaction, request, options);
    expect(error).toMatchObject({ status: 400, code: 'INSUFFICIENT_FUNDS' });
  });
});
