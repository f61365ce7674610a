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

/** Network on which money can arrive in a wallet whose keys are elsewhere. */
export type WatchedNetwork = 'BTC' | 'LTC';

/** Descriptor of the first account of the other wallet. */
export function otherDescriptor(network: WatchedNetwork = 'BTC'): string {
  const keyring = getKeyring(network);
  return keyring.descriptorOf(keyring.derivePublic(otherSeed, 0).publicKey);
}

/** Opens a shop that is paid into a wallet whose keys are not on the server. */
export async function watchedShop(network: WatchedNetwork = 'BTC', key = otherDescriptor(network)) {
  const server = await createTestServer();
  const shop = await openShop(server, [network]);
  const { owner, businessId } = shop;
  const text = { key, kind: null };
  const params = { businessId, network };
  const { data } = await server.call(previewWatchKey, { params, body: text }, owner);
  const body = { ...text, firstAddress: data.addresses[0] ?? '' };
  await server.call(setWatchKey, { params, body }, owner);
  const { ledger } = server.sandboxes[network];
  return {
    ...{ server, shop },
    /** The other wallet, or anyone else, pays. */
    pay: async (address: string, amount: string): Promise<string> => {
      const paid = await ledger.pay({ address, amount: parseAmount(amount, 8) });
      if (paid.outcome !== 'sent') throw new Error(`the node answers ${paid.outcome}`);
      return paid.hash;
    },
    mine: (blocks: number) => confirm(server, blocks, network),
  };
}

/** A completed payment that arrived in a wallet whose keys are not on the server. */
export async function watchedPayment(
  changes: Partial<CreatePayment> = {},
  key?: string,
  network: WatchedNetwork = 'BTC',
) {
  const opened = await watchedShop(network, key);
  const { server, shop, pay, mine } = opened;
  const { owner, businessId } = shop;
  /** A payment that is paid in full, and final. */
  const take = async (order: Partial<CreatePayment> = {}) => {
    const payment = await askToBePaid(shop, { method: network, ...order });
    await pay(payment.method?.address ?? '', payment.due ?? '');
    await mine(getNetwork(network).confirmations.final);
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
      address: strangers[network],
    };
    const request = { params: { businessId, id }, body: refund };
    return (await server.call(createRefund, request, owner)).data;
  };
  return {
    ...{ ...opened, payment, take, create },
    due: payment.due ?? '',
    place: { businessId, id: payment.id },
  };
}
