import { formatAmount, parseAmount, toDecimal } from '@billfold/core';
import {
  type ClaimRefund,
  type CreateRefund,
  checkRefundPlace,
  claimRefund,
  createLinkInvoice,
  getCheckout,
  getCustomer,
  getRefundClaim,
  listAudit,
  requestRefundCode,
  sendRefundLink,
  setCheckoutCustomer,
  updateCustomer,
} from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadPayment } from '../../test/asked-payment.ts';
import { ledgerBalance, strangers } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { refundedPayment } from '../../test/refunds.ts';
import { customers, linkInvoices, merchantEvents, payments, transfersOut } from '../db/schema.ts';
import { expireRefunds } from './expire-refunds.ts';

const email = 'payer@example.com';

/** A refund whose customer is asked for an address, with the calls of the page behind its link. */
async function openClaim({
  isMailed = true,
  language = null,
  percent = 100n,
  amount = { kind: 'RECEIVED' },
  networkFeePaidBy = 'MERCHANT',
}: {
  readonly isMailed?: boolean;
  readonly language?: string | null;
  readonly percent?: bigint;
  readonly amount?: CreateRefund['amount'];
  readonly networkFeePaidBy?: CreateRefund['networkFeePaidBy'];
} = {}) {
  const asked = await refundedPayment('ETH', { funds: '2', percent });
  const { server, payment } = asked;
  if (isMailed) {
    const body = { email, name: null, fields: {} };
    await server.call(setCheckoutCustomer, { params: { id: payment.id }, body });
  }
  await server.context.db.update(payments).set({ language });
  const refund = await asked.create({ address: null, networkFeePaidBy, amount });
  const token = refund.claimUrl?.split('/').at(-1) ?? '';
  const params = { token };
  const claimOf = (changes: Partial<ClaimRefund>): ClaimRefund => ({
    ...{ address: strangers.ETH, memo: null, code: null, ...changes },
  });
  return {
    ...asked,
    ...{ refund, token, params },
    show: async () => (await server.call(getRefundClaim, { params })).data,
    claim: async (changes: Partial<ClaimRefund> = {}) =>
      (await server.call(claimRefund, { params, body: claimOf(changes) })).data,
    refuse: (changes: Partial<ClaimRefund> = {}) =>
      server.refusal(claimRefund, { params, body: claimOf(changes) }),
    /** Asks for a code, and reads it from its email. */
    code: async () => {
      await server.call(requestRefundCode, { params });
      const mails = await mailsTo(server.context.db, email);
      const found = mails.flatMap(({ text }) => /Your code is (\d{6})\./.exec(text)?.[1] ?? []);
      return found.at(-1) ?? '';
    },
  };
}

const told = z.object({ data: z.object({ object: z.object({ status: z.string() }) }) });
const statusIn = (body: string | null) => z.parse(told, JSON.parse(body ?? '')).data.object.status;

describe('the link of a refund', () => {
  it('takes the address with a mailed code, once, and the business then signs', async () => {
    const { server, refund, token, show, claim, refuse, code, sign, mine, list, payment } =
      await openClaim();
    expect(refund).toMatchObject({ status: 'AWAITING_ADDRESS', address: null });
    const [mail] = (await mailsTo(server.context.db, email)).filter(({ subject }) =>
      subject.includes('refund'),
    );
    expect(mail?.text).toContain(refund.claimUrl);
    expect(await show()).toMatchObject({
      ...{ status: 'WAITING_FOR_ADDRESS', amount: refund.amount, asset: 'ETH', needsCode: true },
      chain: 'sandbox',
      email: 'p***@example.com',
      payment: { orderId: payment.orderId, description: null, price: payment.price },
    });
    expect(await refuse()).toMatchObject({ status: 400, code: 'CODE_INVALID' });
    const right = await code();
    const wrong = right === '000000' ? '111111' : '000000';
    expect(await refuse({ code: wrong })).toMatchObject({ code: 'CODE_INVALID' });
    expect(await claim({ code: right })).toMatchObject({
      ...{ status: 'WAITING_FOR_MERCHANT', address: strangers.ETH },
    });
    expect(await refuse({ code: right })).toMatchObject({ status: 409, code: 'REFUND_CLAIMED' });
    expect((await list())[0]).toMatchObject({ status: 'AWAITING_SIGNATURE', claimUrl: null });
    const sent = await sign(refund);
    expect((await show()).status).toBe('SENT');
    const told = (await mailsTo(server.context.db, email)).filter(({ subject }) =>
      subject.includes('sent your refund'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`${trimDecimal(refund.amount)} ETH on Ethereum (€`);
    for (const text of [`${trimDecimal(refund.amount)} ETH`, strangers.ETH, sent.hash ?? ''])
      expect(told[0]?.text).toContain(text);
    await mine(1);
    expect((await show()).status).toBe('CONFIRMED');
    const [row] = await server.context.db.select().from(transfersOut);
    expect(Object.values(row ?? {}).map(String)).not.toContain(token);
  });

  it('is mailed again to the address that it went to, a few times an hour', async () => {
    const { server, refund, payment } = await openClaim();
    const params = { id: payment.id };
    const links = async () => {
      const mails = await mailsTo(server.context.db, email);
      return mails.filter(({ text }) => text.includes(`${refund.claimUrl}`));
    };
    const { data } = await server.call(getCheckout, { params });
    expect(data.pendingRefund?.emailed).toEqual({
      ...{ to: 'p***@example.com', at: new Date(server.clock.now()) },
    });
    for (let again = 0; again < 3; again += 1) await server.call(sendRefundLink, { params });
    expect(await links()).toHaveLength(4);
    expect(await server.refusal(sendRefundLink, { params })).toMatchObject({ status: 429 });
  });

  it('is not mailed to an email that is given after it was made', async () => {
    const { server, payment } = await openClaim({ isMailed: false });
    const params = { id: payment.id };
    const body = { email, name: null, fields: {} };
    const { data } = await server.call(setCheckoutCustomer, { params, body });
    expect(data.pendingRefund).toMatchObject({ status: 'WAITING_FOR_ADDRESS', emailed: null });
    const refused = await server.refusal(sendRefundLink, { params });
    expect(refused).toMatchObject({ status: 409, code: 'EMAIL_MISSING' });
  });

  it('says about how much the network fee is that its customer pays', async () => {
    const { show } = await openClaim({ networkFeePaidBy: 'CUSTOMER' });
    expect((await show()).feeHint).toMatchObject({ currency: 'EUR' });
    const free = await openClaim();
    expect((await free.show()).feeHint).toBeNull();
  });

  it('says in each email that the customer pays the network fee', async () => {
    const { server, refund, code, claim, sign } = await openClaim({ networkFeePaidBy: 'CUSTOMER' });
    const texts = async () => (await mailsTo(server.context.db, email)).map(({ text }) => text);
    const whole = `${trimDecimal(refund.amount)} ETH on Ethereum (€50.00)`;
    expect(await texts()).toContainEqual(
      expect.stringContaining(`Corner Shop refunds ${whole}, less the network fee.\n`),
    );
    await claim({ code: await code() });
    expect(await texts()).toContainEqual(
      expect.stringContaining(`Enter it to have ${whole}, less the network fee, sent to your`),
    );
    const sent = (await sign(refund)).sent ?? toDecimal('0');
    const units = parseAmount(refund.amount, 18) - parseAmount(sent, 18);
    const fee = trimDecimal(formatAmount(units, 18));
    expect(await texts()).toContainEqual(
      expect.stringContaining(
        `Corner Shop sent you ${trimDecimal(sent)} ETH on Ethereum: ${trimDecimal(refund.amount)} ETH (€50.00), less the network fee of ${fee} ETH.\n`,
      ),
    );
  });

  it('rounds the value of the refund as the receipt does', async () => {
    const { server, show } = await openClaim();
    await server.context.db.update(transfersOut).set({ credited: '31.97860000', keptUnits: 0n });
    expect((await show()).value).toEqual({ amount: '31.98', currency: 'EUR' });
  });

  it('keeps the address for later refunds where the customer agrees', async () => {
    const { server, shop, claim, code, show } = await openClaim();
    const [{ id = '' } = {}] = await server.context.db.select({ id: customers.id }).from(customers);
    const params = { businessId: shop.businessId, id };
    const kept = async () =>
      (await server.call(getCustomer, { params }, shop.owner)).data.refundAddresses;
    const older = Array.from({ length: 20 }, (_, n) => ({
      ...{ network: 'ETH' as const, address: `0x1${String(n).padStart(39, '2')}` },
    }));
    await server.call(updateCustomer, { params, body: { refundAddresses: older } }, shop.owner);
    expect((await show()).canKeepAddress).toBe(true);
    await claim({ code: await code(), keepsAddress: true });
    const added = { network: 'ETH', address: strangers.ETH };
    expect(await kept()).toEqual([...older.slice(1), added]);
    const query = { action: 'customer.updated' };
    const audit = { params: { businessId: shop.businessId }, query };
    const [entry] = (await server.call(listAudit, audit, shop.owner)).data;
    expect(entry).toMatchObject({ actorKind: 'system', target: id });
    expect(entry?.changes).toEqual([{ field: 'changed', before: null, after: 'refundAddresses' }]);
    expect((await show()).canKeepAddress).toBe(false);
    await server.call(updateCustomer, { params, body: { refundAddresses: [] } }, shop.owner);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['without their consent', { hasEmail: true, keepsAddress: false }],
    ['by a link without a code, which anyone may have', { hasEmail: false, keepsAddress: true }],
  ])('keeps no address %s', async (_, { hasEmail, keepsAddress }) => {
    const { server, claim, code, show } = await openClaim();
    const { db } = server.context;
    if (!hasEmail) await db.update(customers).set({ email: null, emailNorm: null, name: 'Ann' });
    expect((await show()).canKeepAddress).toBe(hasEmail);
    await claim({ code: hasEmail ? await code() : null, keepsAddress });
    const rows = await db.select().from(customers);
    expect(rows.map(({ refundAddresses }) => refundAddresses)).toEqual([[]]);
  });

  it('J12: returns what came above the price, and tells each step in order', async () => {
    const { server, shop, payment, events, refund, claim, code, sign, mine, list } =
      await openClaim({ percent: 150n, amount: { kind: 'OVERPAID' } });
    const { db } = server.context;
    const { overBy, paidState } = await loadPayment(shop, payment.id);
    expect(paidState).toBe('OVERPAID');
    expect(refund).toMatchObject({ status: 'AWAITING_ADDRESS', amount: overBy });
    const told = async () =>
      (await server.call(getCheckout, { params: { id: payment.id } })).data.pendingRefund;
    const pending = { asset: 'ETH', network: 'ETH', amount: overBy };
    const emailed = { at: new Date(server.clock.now()), to: 'p***@example.com' };
    expect(await told()).toEqual({ ...pending, status: 'WAITING_FOR_ADDRESS', emailed });
    const before = await ledgerBalance(server, strangers.ETH, 'ETH');
    await claim({ code: await code() });
    expect(await told()).toEqual({ ...pending, status: 'WAITING_FOR_MERCHANT', emailed: null });
    const signed = await sign(refund);
    expect(await told()).toEqual({ ...pending, status: 'SENT', emailed: null });
    await mine(1);
    expect(await told()).toBeNull();
    expect(await list()).toMatchObject([{ status: 'CONFIRMED', hash: signed.hash, sent: overBy }]);
    const after = await ledgerBalance(server, strangers.ETH, 'ETH');
    expect(after - before).toBe(parseAmount(overBy, 18));
    expect(await loadPayment(shop, payment.id)).toMatchObject({
      ...{ status: 'COMPLETED', paidState: 'PAID', refundState: 'NONE', refunded: overBy },
    });
    const checkout = await server.call(getCheckout, { params: { id: payment.id } });
    expect(checkout.data.refunds).toEqual([
      {
        ...{ asset: 'ETH', network: 'ETH', amount: overBy, sent: overBy },
        ...{ address: strangers.ETH, hash: signed.hash },
      },
    ]);
    const rows = await db
      .select({ type: merchantEvents.type, body: merchantEvents.body })
      .from(merchantEvents)
      .where(eq(merchantEvents.objectId, refund.id))
      .orderBy(asc(merchantEvents.sequence));
    const steps = rows.map(({ type, body }) => [type, statusIn(body)]);
    expect(steps).toEqual(
      ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST', 'CONFIRMED'].map((status) => [
        ...['refund.updated', status],
      ]),
    );
    // The excess changes nothing about the payment itself.
    expect((await events()).slice(-2)).toEqual(['confirmed', 'completed']);
  });

  it('names the invoice in each of its emails', async () => {
    const { server, shop, refund, code, claim, sign } = await openClaim();
    const { db } = server.context;
    const body = { customer: { email }, title: 'Rent', currency: 'EUR', price: toDecimal('20.00') };
    const place = { params: { businessId: shop.businessId }, body };
    await server.call(createLinkInvoice, place, shop.owner);
    const [invoice] = await db.select().from(linkInvoices);
    await db.update(payments).set({ linkId: invoice?.linkId ?? null });
    await claim({ code: await code() });
    await sign(refund);
    const mails = await mailsTo(db, email);
    const named = mails.filter(({ text }) => text.includes('Invoice: INV-1\n'));
    expect(named.map(({ subject }) => subject).sort()).toEqual([
      'Test: Corner Shop sent your refund',
      'Test: Your refund code from Corner Shop',
    ]);
  });

  it('is mailed in the language of the payment, with a code that can be copied with its isolates', async () => {
    const { server, params, claim, sign, refund } = await openClaim({ language: 'ar' });
    const { db } = server.context;
    const [asking] = await mailsTo(db, email);
    expect(asking?.text).toContain('تنتهي صلاحية هذا الرابط');
    expect(asking?.text).toContain(refund.claimUrl);
    await server.call(requestRefundCode, { params });
    const [mail] = await mailsTo(db, email);
    expect(mail?.subject).toContain('رمز رد المبلغ');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    const [code = ''] = /\u2068\d{6}\u2069/.exec(mail?.text ?? '') ?? [];
    expect(await claim({ code })).toMatchObject({ status: 'WAITING_FOR_MERCHANT' });
    await sign(refund);
    const [told] = await mailsTo(db, email);
    expect(told?.subject).toContain('المبلغ المردود إليك');
    expect(told?.text).toContain(`${trimDecimal(refund.amount)} ETH`);
  });

  it('can be checked for its address before a code is emailed, which changes nothing', async () => {
    const { server, params, payment, show, claim } = await openClaim({ isMailed: false });
    const check = (address: string) => ({ params, body: { address, memo: null } });
    const own = check(payment.method?.address ?? '');
    expect(await server.refusal(checkRefundPlace, own)).toMatchObject({
      ...{ status: 400, code: 'ADDRESS_IS_OWN' },
      errors: [
        'This address belongs to the shop. Enter the address of your own wallet or exchange.',
      ],
    });
    const { data } = await server.call(checkRefundPlace, check(strangers.ETH));
    expect(data).toMatchObject({ status: 'WAITING_FOR_ADDRESS', address: null });
    expect(await show()).toEqual(data);
    await claim();
    const late = await server.refusal(checkRefundPlace, check(strangers.ETH));
    expect(late).toMatchObject({ status: 409, code: 'REFUND_CLAIMED' });
  });

  it('takes no code without an email, and no address of another network or of the business', async () => {
    const { server, params, payment, show, claim, refuse } = await openClaim({ isMailed: false });
    expect(await show()).toMatchObject({ needsCode: false, email: null });
    // The payment was 50 euros, and all of it goes back.
    expect((await show()).value).toEqual({ amount: '50.00', currency: 'EUR' });
    expect(await server.refusal(requestRefundCode, { params })).toMatchObject({
      ...{ status: 409, code: 'EMAIL_MISSING' },
    });
    const said = async (changes: Partial<ClaimRefund>) => (await refuse(changes)).errors;
    expect(await said({ address: strangers.TRX })).toEqual([
      'We cannot send to this address on Ethereum. Copy your address again from your wallet or exchange.',
    ]);
    expect(await said({ address: payment.method?.address ?? '' })).toEqual([
      'This address belongs to the shop. Enter the address of your own wallet or exchange.',
    ]);
    expect(await said({ memo: 'X26' })).toEqual([
      'There are no comments on Ethereum. Leave the comment empty.',
    ]);
    expect((await claim()).status).toBe('WAITING_FOR_MERCHANT');
  });

  it('is not guessed, neither its token nor its code', async () => {
    const { server, refuse, code, token } = await openClaim();
    const guessed = {
      params: { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
    };
    expect(await server.refusal(getRefundClaim, guessed)).toMatchObject({ status: 404 });
    const right = await code();
    const wrong = right === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect(await refuse({ code: wrong })).toMatchObject({ code: 'CODE_INVALID' });
    expect(await refuse({ code: right })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });

  it('ends with an old code, and after 30 days', async () => {
    const { server, refuse, code, refund } = await openClaim();
    const right = await code();
    server.clock.advance(16 * 60_000);
    expect(await refuse({ code: right })).toMatchObject({ code: 'CODE_INVALID' });
    server.clock.advance(30 * 24 * 3_600_000);
    expect(await refuse()).toMatchObject({ status: 409, code: 'REFUND_EXPIRED' });
    await expireRefunds(server.context);
    const [row] = await server.context.db.select().from(transfersOut);
    expect(row).toMatchObject({ id: refund.id, status: 'EXPIRED' });
  });
});
