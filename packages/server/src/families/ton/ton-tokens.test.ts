import { toDecimal } from '@billfold/core';
import {
  createIntent,
  createTokenTransaction,
  faucet,
  getDepositAddress,
  getSandboxTransaction,
  getTokenFees,
  listAccounts,
  listTransactions,
  type TransactionIntent,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, confirm, holderWith, placeOf, strangers } from '../../../test/funded.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { reviewedSends, sendIntents } from '../../db/schema.ts';

const network = 'TON' as const;
const stranger = strangers[network];
/** Each jetton with its decimals. */
const jettons = [
  ['USDT@TON', 6],
  ['NOTCOIN@TON', 9],
] as const;

describe.each(jettons)('units of %s', (tokenId, decimals) => {
  const [symbol] = tokenId.split('@');
  const exact = (amount: number) => amount.toFixed(decimals);
  let server: TestServer;
  let holder: Holder;
  const mined = (blocks = 1) => confirm(server, blocks, network);
  const open = async (deposits: readonly string[]) => {
    server = await createTestServer();
    holder = await holderWith(server, deposits, network);
    const place = { params: placeOf(holder), query: {} };
    const { addressValue: address } = await server.call(getDepositAddress, place, holder);
    await server.call(faucet, {
      params: { network },
      body: { address, asset: tokenId, amount: toDecimal('250') },
    });
    await mined(15);
  };
  beforeEach(() => open(['1']));

  const fees = () =>
    server.call(
      getTokenFees,
      {
        params: placeOf(holder),
        query: {
          Amount: toDecimal('100'),
          ToAddress: stranger,
          AccountId: holder.account.id,
          WalletId: holder.walletId,
          TokenId: tokenId,
        },
      },
      holder,
    );
  const bodyOf = (amount: string, changes: object = {}) => ({
    amount: toDecimal(amount),
    destinationAddress: stranger,
    gasLimit: null,
    gasPrice: null,
    seedPhrase: vectorPhrase,
    password: null,
    tokenId,
    twoFactorCode: null,
    sendingMax: false,
    acceptFee: true,
    ...changes,
  });
  const pay = (amount: string, key: string, changes: object = {}) =>
    server.call(
      createTokenTransaction,
      { params: placeOf(holder), body: bodyOf(amount, changes) },
      { token: holder.token, idempotencyKey: key },
    );
  const tokens = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listAccounts, request, holder);
    return items.flatMap((account) =>
      account.tokens.map(({ symbol, balance }) => [symbol, balance]),
    );
  };

  it('are received, priced, sent with a memo and left as the ledger has it', async () => {
    expect(await tokens()).toEqual([[symbol, exact(250)]]);
    const { estimatedFee } = await fees();
    const sent = await pay('100', 'a', { memo: 'Order 7' });
    expect(sent).toMatchObject({ value: exact(100), tokenSymbol: symbol });
    // The comment costs a little more; what goes along and is not used comes back.
    expect(Number(sent.fee)).toBeGreaterThanOrEqual(Number(estimatedFee));
    expect(Number(estimatedFee)).toBeGreaterThan(0.05);
    await mined();
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    const kept = items.find(({ hash }) => hash === sent.hash);
    expect(kept).toMatchObject({ type: 'SENT', status: 'CONFIRMING', toAddress: stranger });
    expect(Number(kept?.fee)).toBeLessThan(0.046);
    expect(await tokens()).toEqual([[symbol, exact(150)]]);
    const left = 1 - Number(kept?.fee);
    expect(Number((await balanceOf(server, holder)).available)).toBeCloseTo(left, 9);
    const { data } = await server.call(getSandboxTransaction, {
      params: { network, hash: sent.hash },
    });
    expect(data).toMatchObject({
      family: 'ton',
      hasFailed: false,
      memo: 'Order 7',
      fee: kept?.fee,
      tokenTransfer: { tokenId, symbol, address: stranger, value: exact(100) },
    });
  });

  it('are sent to the last one', async () => {
    await pay('250', 'all', { sendingMax: true });
    await mined(15);
    const { items } = await server.call(
      listTransactions,
      { params: { walletId: holder.walletId }, query: {} },
      holder,
    );
    expect(items.find(({ type }) => type === 'SENT')).toMatchObject({
      value: exact(250),
      status: 'CONFIRMED',
    });
  });

  describe('after a review', () => {
    const review = () =>
      server.call(
        createIntent,
        {
          params: placeOf(holder),
          body: {
            ...{ amount: toDecimal('1'), destinationAddress: stranger, tokenId, memo: null },
            ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: false },
          },
        },
        holder,
      );
    const refused = async (body: object, { intentId, digest }: TransactionIntent) => {
      const refusal = await server.refusal(
        createTokenTransaction,
        { params: placeOf(holder), body: bodyOf('1', body) },
        { token: holder.token, idempotencyKey: 'b', intent: `${intentId}; digest=${digest}` },
      );
      expect(await server.context.db.$count(sendIntents)).toBe(0);
      return refusal.code;
    };
    /** The network names another jetton wallet of the account: what is sent would be another jetton. */
    const nameOtherWallet = () => {
      const { chains } = server.context;
      const simulateTransfer = async () => ({ work: 38_700_000n, holding: stranger });
      vi.spyOn(chains, 'get').mockReturnValue({ ...chains.get(network), simulateTransfer });
    };
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('are not sent through another jetton wallet that the network names', async () => {
      const intent = await review();
      nameOtherWallet();
      expect(await refused({}, intent)).toBe('INTENT_MISMATCH');
    });

    it('are not accepted as signed for another jetton wallet that the network names', async () => {
      const intent = await review();
      nameOtherWallet();
      const body = bodyOf('1', { seedPhrase: null });
      const { rawTransaction } = signElsewhere(await planSend(server, holder, body));
      expect(await refused({ seedPhrase: null, rawTransaction }, intent)).toBe('INTENT_MISMATCH');
    });

    it('are not sent where the stored jetton wallet was changed', async () => {
      const intent = await review();
      await server.context.db.update(reviewedSends).set({ tokenWallet: stranger });
      nameOtherWallet();
      expect(await refused({}, intent)).toBe('INTENT_MISMATCH');
    });
  });

  it('are not sent without the TON that goes along', async () => {
    await open(['0.04']);
    const refusal = await server.refusal(
      createTokenTransaction,
      { params: placeOf(holder), body: bodyOf('1') },
      { token: holder.token, idempotencyKey: 'poor' },
    );
    expect(refusal).toMatchObject({ status: 400, code: 'INSUFFICIENT_NATIVE_FOR_FEE' });
  });
});
