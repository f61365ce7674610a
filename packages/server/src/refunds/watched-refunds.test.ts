import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  type CreatePayment,
  listAudit,
  type Refund,
  recordRefund,
  signRefund,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { loadEvents, loadPayment } from '../../test/asked-payment.ts';
import { strangers } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { refundedPayment, secret } from '../../test/refunds.ts';
import { watchedPayment } from '../../test/watched-payment.ts';

const { final } = getNetwork('BTC').confirmations;

/** A payment into another wallet, with the calls that record its refunds. */
async function recordable(changes: Partial<CreatePayment> = {}) {
  const opened = await watchedPayment(changes);
  const { server, shop, place } = opened;
  const requestOf = ({ id: refundId }: Refund, hash: string) => ({
    ...{ params: { ...place, refundId }, body: { hash } },
  });
  return {
    ...opened,
    record: async (refund: Refund, hash: string) =>
      (await server.call(recordRefund, requestOf(refund, hash), shop.owner)).data,
    refuse: (refund: Refund, hash: string) =>
      server.refusal(recordRefund, requestOf(refund, hash), shop.owner),
    refuseSign: ({ id: refundId }: Refund) =>
      server.refusal(signRefund, { params: { ...place, refundId }, body: secret }, shop.owner),
  };
}

describe('a refund of money that is in another wallet', () => {
  it('is not signed here, and says how it is sent', async () => {
    const { create, refuseSign, due } = await recordable();
    const refusal = await refuseSign(await create());
    expect(refusal).toMatchObject({ status: 409, code: 'OWN_WALLET_SENDS' });
    expect(refusal.errors).toEqual([
      `This money is in your own wallet, whose keys are not here. Send ${due} BTC to ${strangers.BTC} from there, then record the transaction with the API.`,
    ]);
  });

  it('is recorded with its final transaction, and counts as the refund of the payment', async () => {
    const { server, shop, payment, pay, mine, create, record, refuse, due } = await recordable();
    const refund = await create();
    const hash = await pay(strangers.BTC, due);
    expect(await refuse(refund, hash)).toMatchObject({ code: 'TRANSACTION_UNCONFIRMED' });
    await mine(final - 1);
    expect(await refuse(refund, hash)).toMatchObject({
      ...{ code: 'TRANSACTION_UNCONFIRMED', current: { confirmations: 2, required: final } },
    });
    await mine(1);
    const recorded = await record(refund, hash.toUpperCase());
    expect(recorded).toMatchObject({ status: 'CONFIRMED', sent: due, hash });
    expect(await record(refund, hash)).toEqual(recorded);
    expect(await loadPayment(shop, payment.id)).toMatchObject({
      ...{ status: 'COMPLETED', refundState: 'FULL', refunded: due },
    });
    expect(await loadEvents(server, refund.id)).toEqual(['refund.updated', 'refund.updated']);
    const params = { businessId: shop.businessId };
    const { data } = await server.call(listAudit, { params, query: {} }, shop.owner);
    expect(data[0]?.action).toBe('refund.recorded');
    await mine(1);
    expect(await record(refund, hash)).toEqual(recorded);
  });

  it('is told to the customer, once', async () => {
    const email = 'cleo@example.com';
    const { server, pay, mine, create, record, due } = await recordable({
      customer: { email },
    });
    const refund = await create();
    const hash = await pay(strangers.BTC, due);
    await mine(final);
    await record(refund, hash);
    await record(refund, hash);
    const told = (await mailsTo(server.context.db, email)).filter(({ text }) =>
      text.includes(hash),
    );
    expect(told).toHaveLength(1);
  });

  it('may be less by the fee that the customer pays, and never more', async () => {
    const { pay, mine, create, record, refuse, due } = await recordable();
    const refund = await create('CUSTOMER');
    const units = parseAmount(due, 8);
    const inMainUnits = (value: bigint) => `0.${value.toString().padStart(8, '0')}`;
    const more = await pay(strangers.BTC, inMainUnits(units + 1n));
    const less = await pay(strangers.BTC, inMainUnits(units - 500n));
    await mine(final);
    expect(await refuse(refund, more)).toMatchObject({ code: 'TRANSACTION_MISMATCH' });
    expect((await record(refund, less)).sent).toBe(inMainUnits(units - 500n));
  });

  it('is not recorded with a transaction that pays another sum, another address, or paid before it', async () => {
    const { server, pay, mine, create, refuse, due } = await recordable();
    const before = await pay(strangers.BTC, due);
    await mine(final);
    server.clock.advance(3 * 3_600_000);
    const refund = await create();
    const half = await pay(strangers.BTC, '0.00001');
    const elsewhere = await pay('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', due);
    await mine(final);
    for (const hash of [before, half, elsewhere])
      expect(await refuse(refund, hash)).toMatchObject({ code: 'TRANSACTION_MISMATCH' });
    expect(await refuse(refund, 'ab'.repeat(32))).toMatchObject({ code: 'TRANSACTION_UNKNOWN' });
  });

  it('is not recorded with the transaction of another refund', async () => {
    const { pay, mine, create, record, refuse } = await recordable();
    const part = { kind: 'CUSTOM', amount: toDecimal('0.0001'), currency: 'BTC' } as const;
    const [first, second] = [await create('MERCHANT', part), await create('MERCHANT', part)];
    const hash = await pay(strangers.BTC, '0.0001');
    await mine(final);
    const both = await Promise.allSettled([record(first, hash), record(second, hash)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = both[0].status === 'fulfilled' ? second : first;
    expect(await refuse(other, hash)).toMatchObject({ code: 'TRANSACTION_USED' });
  });
});

describe('a refund of money that the settlement wallet has', () => {
  it('is signed there and not recorded', async () => {
    const { server, shop, payment, create, pay } = await refundedPayment('BTC');
    const refund = await create();
    const params = { businessId: shop.businessId, id: payment.id, refundId: refund.id };
    const request = { params, body: { hash: await pay() } };
    expect(await server.refusal(recordRefund, request, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'REFUND_SIGNED_HERE' },
    });
  });
});
