import { getNetwork, parseAmount } from '@billfold/core';
import {
  type CreatePayment,
  createRefund,
  previewWatchKey,
  type Refund,
  type RefundAmount,
  setWatchKey,
} from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { confirm, strangers } from './funded.ts';
import { askToBePaid, openShop } from './shop.ts';
import { createTestServer } from './test-server.ts';

/** Seed of the other wallet. */
export const otherSeed = new Uint8Array(32).fill(7);

/** Descriptor of the first account of the other wallet. */
export function otherDescriptor(): string {
  const keyring = getKeyring('BTC');
  return keyring.descriptorOf(keyring.derivePublic(otherSeed, 0).publicKey);
}

/** A completed payment that arrived in a wallet whose keys are not on the server. */
export async function watchedPayment(
  changes: Partial<CreatePayment> = {},
  key: string = otherDescriptor(),
) {
  const server = await createTestServer();
  const shop = await openShop(server, ['BTC']);
  const { owner, businessId } = shop;
  const text = { key, kind: null };
  const params = { businessId, network: 'BTC' } as const;
  const { data } = await server.call(previewWatchKey, { params, body: text }, owner);
  const body = { ...text, firstAddress: data.addresses[0] ?? '' };
  await server.call(setWatchKey, { params, body }, owner);
  const { ledger } = server.sandboxes.BTC;
  /** The other wallet, or anyone else, pays. */
  const pay = async (address: string, amount: string): Promise<string> => {
    const paid = await ledger.pay({ address, amount: parseAmount(amount, 8) });
    if (paid.outcome !== 'sent') throw new Error(`the node answers ${paid.outcome}`);
    return paid.hash;
  };
  /** A payment that is paid in full, and final. */
  const take = async (order: Partial<CreatePayment> = {}) => {
    const payment = await askToBePaid(shop, { method: 'BTC', ...order });
    await pay(payment.method?.address ?? '', payment.due ?? '');
    await confirm(server, getNetwork('BTC').confirmations.final);
    return payment;
  };
  const payment = await take(changes);
  const create = async (
    networkFeePaidBy: 'MERCHANT' | 'CUSTOMER' = 'MERCHANT',
    amount: RefundAmount = { kind: 'RECEIVED' },
    id = payment.id,
  ): Promise<Refund> => {
    const refund = {
      ...{ amount, networkFeePaidBy, reason: null },
      address: strangers.BTC,
    };
    const request = { params: { businessId, id }, body: refund };
    return (await server.call(createRefund, request, owner)).data;
  };
  return {
    ...{ server, shop, payment, pay, take, create },
    due: payment.due ?? '',
    place: { businessId, id: payment.id },
    mine: (blocks: number) => confirm(server, blocks),
  };
}
