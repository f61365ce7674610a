import { parseAmount } from '@billfold/core';
import {
  cancelRefund,
  getRefundPsbt,
  listWatchKeys,
  type PrepareRefundPsbt,
  prepareRefundPsbt,
  type Refund,
  recordRefund,
  sendRefundPsbt,
} from '@billfold/core/contract';
import { base64 } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { Psbt } from 'bitcoinjs-lib';
import { type SigningOptions, signPsbt } from './sign-psbt.ts';
import { watchedPayment } from './watched-payment.ts';

/** Opens a payment into another wallet, with the calls that prepare its refunds for that wallet. */
export async function preparable(...options: Parameters<typeof watchedPayment>) {
  const opened = await watchedPayment(...options);
  const { server, shop, place } = opened;
  const paramsOf = ({ id: refundId, paymentId }: Refund) => ({
    ...{ businessId: place.businessId, id: paymentId ?? '', refundId },
  });
  return {
    ...opened,
    prepare: async (refund: Refund, body: PrepareRefundPsbt = { acceptFee: true }) =>
      (await server.call(prepareRefundPsbt, { params: paramsOf(refund), body }, shop.owner)).data,
    refusePrepare: (refund: Refund, body: PrepareRefundPsbt = { acceptFee: true }) =>
      server.refusal(prepareRefundPsbt, { params: paramsOf(refund), body }, shop.owner),
    load: async (refund: Refund) =>
      (await server.call(getRefundPsbt, { params: paramsOf(refund) }, shop.owner)).data,
    send: async (refund: Refund, psbt: string) => {
      const request = { params: paramsOf(refund), body: { psbt } };
      return (await server.call(sendRefundPsbt, request, shop.owner)).data;
    },
    refuseSend: (refund: Refund, psbt: string) =>
      server.refusal(sendRefundPsbt, { params: paramsOf(refund), body: { psbt } }, shop.owner),
    cancel: async (refund: Refund) =>
      (await server.call(cancelRefund, { params: paramsOf(refund) }, shop.owner)).data,
    refuseCancel: (refund: Refund) =>
      server.refusal(cancelRefund, { params: paramsOf(refund) }, shop.owner),
    record: async (refund: Refund, hash: string) =>
      (await server.call(recordRefund, { params: paramsOf(refund), body: { hash } }, shop.owner))
        .data,
    held: async () => {
      const params = { businessId: place.businessId };
      const { data } = await server.call(listWatchKeys, { params }, shop.owner);
      return parseAmount(data[0]?.held ?? '0', 8);
    },
  };
}

/** Lists the outputs of a PSBT of Bitcoin, by their addresses. */
export const outputsOf = (psbt: string) =>
  Psbt.fromBase64(psbt).txOutputs.map(
    ({ address, value }) => [address ?? '', Number(value)] as const,
  );

/** Lists what a PSBT spends. */
export const inputsOf = (psbt: string) =>
  Psbt.fromBase64(psbt).txInputs.map(
    ({ hash, index }) => `${Buffer.from(hash).toString('hex')}:${index}`,
  );

/** Signs and finalises a PSBT, as a wallet that broadcasts it itself does. */
export const rawOf = (psbt: string, options: SigningOptions = {}) =>
  Psbt.fromBase64(signPsbt(psbt, { ...options, isFinal: true }))
    .extractTransaction(true)
    .toBuffer();

/** Changes a PSBT after it was prepared. */
export function changePsbt(psbt: string, edit: (transaction: Transaction) => void): string {
  const transaction = Transaction.fromPSBT(base64.decode(psbt));
  edit(transaction);
  return base64.encode(transaction.toPSBT(0));
}
