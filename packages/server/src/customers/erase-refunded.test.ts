import {
  cancelRefund,
  cancelUnmatchedRefund,
  createCustomer,
  eraseCustomer,
  type Refund,
  setCheckoutCustomer,
  signRefund,
} from '@billfold/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { loadPayment } from '../../test/asked-payment.ts';
import { mailsTo } from '../../test/people.ts';
import { refundedPayment, secret } from '../../test/refunds.ts';
import { unmatchedTransfer } from '../../test/unmatched-refunds.ts';
import { transfersOut } from '../db/schema.ts';
import { openRefundStatuses } from '../payments/has-open-refund-of.ts';

const email = 'ann@example.com';
const paidByMerchant = { networkFeePaidBy: 'MERCHANT' } as const;
const conflict = { status: 409, code: 'STATE_CONFLICT' };

/** A completed payment of a customer, with the calls that erase them. */
async function refundedCustomer() {
  const asked = await refundedPayment('ETH', { funds: '2' });
  const { server, shop, payment } = asked;
  const body = { email, name: null, fields: {} };
  await server.call(setCheckoutCustomer, { params: { id: payment.id }, body });
  const { customer } = await loadPayment(shop, payment.id);
  const params = { businessId: shop.businessId, id: customer?.id ?? '' };
  const placeOf = ({ id: refundId }: Refund) => ({
    params: { ...params, id: payment.id, refundId },
  });
  return {
    ...asked,
    erase: async () => (await server.call(eraseCustomer, { params }, shop.owner)).data,
    refuseErasing: () => server.refusal(eraseCustomer, { params }, shop.owner),
    cancel: (refund: Refund) => server.call(cancelRefund, placeOf(refund), shop.owner),
    refuseSign: (refund: Refund) =>
      server.refusal(signRefund, { ...placeOf(refund), body: secret }, shop.owner),
  };
}
type Refunded = Awaited<ReturnType<typeof refundedCustomer>>;

/** Brings a refund to a status, and returns the work that ends it. */
const reach: Readonly<
  Record<(typeof openRefundStatuses)[number], (asked: Refunded) => Promise<() => Promise<unknown>>>
> = {
  AWAITING_ADDRESS: async ({ create, cancel }) => {
    const refund = await create({ ...paidByMerchant, address: null });
    return () => cancel(refund);
  },
  AWAITING_SIGNATURE: async ({ create, cancel }) => {
    const refund = await create(paidByMerchant);
    return () => cancel(refund);
  },
  BROADCAST: async ({ create, sign, mine }) => {
    await sign(await create(paidByMerchant));
    return () => mine(1);
  },
  FAILED: async ({ server, create, refuseSign, sign, mine }) => {
    const refund = await create(paidByMerchant);
    const broadcast = vi
      .spyOn(server.context.chains.get('ETH'), 'broadcast')
      .mockResolvedValueOnce({ outcome: 'rejected', reason: 'invalid sender', permanent: true });
    await refuseSign(refund);
    broadcast.mockRestore();
    return async () => {
      await sign(refund);
      await mine(1);
    };
  },
};

describe('erasing a customer', () => {
  it.each(openRefundStatuses)('waits for the end of a refund that is %s', async (status) => {
    const asked = await refundedCustomer();
    const { shop, payment, erase, refuseErasing, list } = asked;
    const end = await reach[status](asked);
    expect(await list()).toMatchObject([{ status }]);
    expect(await refuseErasing()).toMatchObject(conflict);
    expect((await loadPayment(shop, payment.id)).customer).toMatchObject({ email });
    await end();
    expect(await erase()).toMatchObject({ isErased: true, email: null });
  });

  it('and creating a refund to them at the same moment leave no claim that nobody can be told of', async () => {
    const asked = await refundedCustomer();
    const { server, create, erase, list } = asked;
    const [refund, erased] = await Promise.allSettled([
      create({ ...paidByMerchant, address: null }),
      erase(),
    ]);
    expect(refund.status).toBe('fulfilled');
    expect(await list()).toHaveLength(1);
    const asking = (await mailsTo(server.context.db, email)).filter(({ subject }) =>
      subject.includes('refund'),
    );
    expect(asking).toHaveLength(erased.status === 'fulfilled' ? 0 : 1);
  });

  it('waits for a refund of a transfer without a payment that was offered to their email', async () => {
    const { server, shop, params, create } = await unmatchedTransfer('BTC');
    const { owner, businessId } = shop;
    const body = { email: 'Ann@example.com', name: 'Ann' };
    const added = await server.call(createCustomer, { params: { businessId }, body }, owner);
    const named = { params: { businessId, id: added.data.id } };
    const refund = await create({ address: null, email: 'ANN@example.com' });
    expect(await server.refusal(eraseCustomer, named, owner)).toMatchObject(conflict);
    const place = { params: { ...params, refundId: refund.id } };
    await server.call(cancelUnmatchedRefund, place, owner);
    expect((await server.call(eraseCustomer, named, owner)).data.isErased).toBe(true);
    const [row] = await server.context.db.select().from(transfersOut);
    expect(row?.claimEmail).toBeNull();
  });
});
