import { getNetwork, parseAmount } from '@billfold/core';
import {
  type CreateRefund,
  createMerchantRefund,
  createRefund,
  listRefunds,
  type Refund,
  type SignSecret,
  signRefund,
} from '@billfold/core/contract';
import { loadAddresses } from '../src/payments-accounts/load-addresses.ts';
import { type AskedPayment, askedPayment } from './asked-payment.ts';
import { paymentsAccount } from './business.ts';
import { confirm, strangers } from './funded.ts';
import { cloudPassword } from './people.ts';
import { shopKey } from './shop.ts';
import type { PreparedServer } from './test-server.ts';

export const secret: SignSecret = { password: cloudPassword, seedPhrase: null, acceptFee: true };

/** A payment whose money can go back, with the calls of its business. */
export interface RefundedPayment extends AskedPayment {
  readonly key: { readonly token: string };
  create(changes?: Partial<CreateRefund>): Promise<Refund>;
  createByKey(changes?: Partial<CreateRefund>): Promise<Refund>;
  refuse(
    changes?: Partial<CreateRefund>,
  ): Promise<{ readonly status: number; readonly code: string }>;
  sign(refund: Refund, changes?: Partial<SignSecret>): Promise<Refund>;
  list(): Promise<readonly Refund[]>;
}

export interface RefundedOptions {
  /** In main units, in the settlement account besides what was paid. */
  readonly funds?: string;
  /** Share of the due that is paid. */
  readonly percent?: bigint;
  readonly prepared?: PreparedServer;
}

/** A completed payment in one asset. */
export async function refundedPayment(
  method: string,
  { funds, percent = 100n, prepared }: RefundedOptions = {},
): Promise<RefundedPayment> {
  const asked = await askedPayment(method, [], prepared);
  const { server, shop, network, payment } = asked;
  if (funds !== undefined) {
    const account = await paymentsAccount(server, shop.businessId, network);
    const address = (await loadAddresses(server.context.db, [account])).get(account.id);
    if (address === undefined) throw new Error('the settlement account has no address');
    const amount = parseAmount(funds, getNetwork(network).decimals);
    await server.sandboxes[network].ledger.pay({ address, amount });
    await confirm(server, getNetwork(network).confirmations.available, network);
  }
  await asked.pay({ amount: asked.partOf(percent) });
  await asked.look();
  await asked.mine(getNetwork(network).confirmations.final);
  const key = await shopKey(server, shop.owner, {
    scopes: ['payments:read', 'payments:write', 'refunds:write', 'rates:read'],
  });
  const bodyOf = (changes: Partial<CreateRefund> = {}): CreateRefund => ({
    ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'CUSTOMER', reason: 'Sold out' },
    address: strangers[network],
    ...changes,
  });
  const params = { businessId: shop.businessId, id: payment.id };
  return {
    ...asked,
    key,
    create: async (changes) =>
      (await server.call(createRefund, { params, body: bodyOf(changes) }, shop.owner)).data,
    createByKey: async (changes) =>
      (
        await server.call(
          createMerchantRefund,
          { params: { id: payment.id }, body: bodyOf(changes) },
          key,
        )
      ).data,
    refuse: (changes) =>
      server.refusal(createRefund, { params, body: bodyOf(changes) }, shop.owner),
    sign: async ({ id: refundId }, changes) =>
      (
        await server.call(
          signRefund,
          { params: { ...params, refundId }, body: { ...secret, ...changes } },
          shop.owner,
        )
      ).data,
    list: async () => (await server.call(listRefunds, { params }, shop.owner)).data,
  };
}
