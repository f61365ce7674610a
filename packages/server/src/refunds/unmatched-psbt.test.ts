import { getNetwork, toDecimal } from '@billfold/core';
import {
  cancelUnmatchedRefund,
  createUnmatchedRefund,
  getUnmatchedRefundPsbt,
  listAudit,
  listUnmatched,
  prepareUnmatchedRefundPsbt,
  type Refund,
  sendUnmatchedRefundPsbt,
  signUnmatchedRefund,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../test/funded.ts';
import { inputsOf } from '../../test/prepared-refund.ts';
import { secret } from '../../test/refunds.ts';
import { askToBePaid } from '../../test/shop.ts';
import { signPsbt } from '../../test/sign-psbt.ts';
import { type WatchedNetwork, watchedShop } from '../../test/watched-payment.ts';
import { paymentQuotes } from '../db/schema.ts';

/** A transfer into another wallet that names no payment, with the calls about its refunds. */
async function unmatched(network: WatchedNetwork) {
  const { server, shop, pay, mine } = await watchedShop(network);
  const { owner, businessId } = shop;
  const payment = await askToBePaid(shop, { method: network });
  // The transfer came before a payment got its address.
  await server.context.db
    .update(paymentQuotes)
    .set({ lockedAt: new Date(server.clock.now() + 86_400_000) })
    .where(eq(paymentQuotes.paymentId, payment.id));
  const arrive = async () => {
    await pay(payment.method?.address ?? '', '1');
    await mine(getNetwork(network).confirmations.final);
  };
  await arrive();
  const list = async () =>
    (await server.call(listUnmatched, { params: { businessId }, query: {} }, owner)).data;
  const [transfer] = await list();
  if (transfer === undefined) throw new Error('the transfer was not seen');
  const params = { businessId, id: transfer.id };
  const of = ({ id: refundId }: Refund) => ({ ...params, refundId });
  const body = { acceptFee: true };
  return {
    ...{ server, shop, mine, arrive, transfer },
    load: async () => (await list()).find(({ id }) => id === transfer.id),
    create: async (): Promise<Refund> => {
      const refund = {
        amount: { kind: 'CUSTOM', amount: toDecimal('0.5'), currency: network } as const,
        ...{ networkFeePaidBy: 'MERCHANT' as const, reason: null, address: strangers[network] },
      };
      return (await server.call(createUnmatchedRefund, { params, body: refund }, owner)).data;
    },
    prepare: async (refund: Refund) =>
      (await server.call(prepareUnmatchedRefundPsbt, { params: of(refund), body }, owner)).data,
    loadPsbt: async (refund: Refund) =>
      (await server.call(getUnmatchedRefundPsbt, { params: of(refund) }, owner)).data,
    send: async (refund: Refund, psbt: string) => {
      const request = { params: of(refund), body: { psbt } };
      return (await server.call(sendUnmatchedRefundPsbt, request, owner)).data;
    },
    refuseSend: (refund: Refund, psbt: string) =>
      server.refusal(sendUnmatchedRefundPsbt, { params: of(refund), body: { psbt } }, owner),
    cancel: async (refund: Refund) =>
      (await server.call(cancelUnmatchedRefund, { params: of(refund) }, owner)).data,
    refuseSign: (refund: Refund) =>
      server.refusal(signUnmatchedRefund, { params: of(refund), body: secret }, owner),
    actions: async () => {
      const query = { params: { businessId }, query: {} };
      const { data } = await server.call(listAudit, query, owner);
      return data.map(({ action }) => action).filter((action) => action.startsWith('refund.'));
    },
  };
}

describe.each(['BTC', 'LTC'] as const)(
  'a refund of an unmatched transfer into an own wallet in %s',
  (network) => {
    it('is prepared, signed by another library, sent and confirmed', async () => {
      const { create, prepare, loadPsbt, send, refuseSend, mine, load, actions } =
        await unmatched(network);
      const refund = await create();
      expect(await loadPsbt(refund)).toBeNull();
      expect(await refuseSend(refund, 'cHNidA==')).toMatchObject({ code: 'PSBT_MISSING' });
      const prepared = await prepare(refund);
      expect(prepared).toMatchObject({ sent: '0.50000000', isFeeLow: false, spentBy: null });
      expect(await loadPsbt(refund)).toEqual(prepared);
      expect(await prepare(refund)).toEqual(prepared);
      expect(await refuseSend(refund, prepared.psbt)).toMatchObject({ code: 'PSBT_UNSIGNED' });
      const signed = signPsbt(prepared.psbt, { network });
      const { hash } = prepared;
      expect(await send(refund, signed)).toMatchObject({ status: 'BROADCAST', hash });
      expect(await send(refund, signed)).toMatchObject({ status: 'BROADCAST', hash });
      await mine(1);
      expect(await load()).toMatchObject({ refunds: [{ status: 'CONFIRMED', hash }] });
      expect((await actions()).reverse()).toEqual([
        ...['refund.created', 'refund.prepared', 'refund.sent'],
      ]);
    });

    it('is not paid twice where it was cancelled and created anew', async () => {
      const { arrive, create, prepare, cancel, refuseSign } = await unmatched(network);
      const first = await create();
      const old = await prepare(first);
      await cancel(first);
      await arrive();
      const second = await create();
      expect(await refuseSign(second)).toMatchObject({ status: 409, code: 'PSBT_PREPARED' });
      const next = await prepare(second);
      expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
    });
  },
);
