import {
  type BusinessNotificationEvent,
  claimRefund,
  type NotificationRule,
  type NotificationsSettings,
  notificationsSettings,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { askedPayment } from '../../test/asked-payment.ts';
import { strangers } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { refundedPayment } from '../../test/refunds.ts';
import type { Shop } from '../../test/shop.ts';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { users } from '../db/schema.ts';

const owner = 'shop@example.com';

async function choose(
  { server, businessId, owner: member }: Shop,
  changes: Partial<NotificationsSettings>,
): Promise<void> {
  const params = { businessId };
  const { data } = await server.call(notificationsSettings.get, { params }, member);
  await server.call(notificationsSettings.put, { params, body: { ...data, ...changes } }, member);
}

/** The choices of a new business, with one of them the other way. */
const rulesWith = (event: BusinessNotificationEvent, byEmail: boolean): NotificationRule[] =>
  settingsAtFirst.notifications.rules.map((rule) =>
    rule.event === event ? { ...rule, byEmail } : rule,
  );

const mailsOf = ({ server }: Shop, to = owner) => mailsTo(server.context.db, to);
const about = async (shop: Shop, pattern: RegExp, to = owner) =>
  (await mailsOf(shop, to)).filter(({ subject }) => pattern.test(subject));

describe('the email about a completed payment', () => {
  it('is not sent until the business wants it, and then once to each recipient', async () => {
    const asked = await askedPayment('BTC');
    const { shop, payment, pay, look, mine } = asked;
    const recipients = ['books@example.com', 'till@example.com'];
    await choose(shop, { recipients, rules: rulesWith('payment.completed', true) });
    await pay();
    await look();
    await mine(6);
    await mine(2);
    for (const to of recipients) {
      const [mail, ...more] = await about(shop, /completed/, to);
      expect(more).toEqual([]);
      const price = `${payment.price.amount} ${payment.price.currency}`;
      expect(mail?.subject).toBe(`Test: Payment of ${price} completed`);
      expect(mail?.text).toContain(`Received: ${payment.due} BTC on Bitcoin`);
      expect(mail?.text).toContain(`/payments/payments/${payment.id}`);
      expect(mail?.text).toContain('chose your address for this email');
      expect(mail?.text).toContain('/payments/settings/notifications');
    }
    expect(await about(shop, /completed/)).toEqual([]);
  });

  it('is not sent by the choices of a new business', async () => {
    const { shop, state, pay, look, mine } = await askedPayment('BTC');
    await pay();
    await look();
    await mine(6);
    expect(await state()).toMatchObject({ status: 'COMPLETED' });
    expect(await about(shop, /Payment of/)).toEqual([]);
  });
});

describe('the email about a payment that needs attention', () => {
  it('goes to the owners, and says what is missing', async () => {
    const { shop, partOf, state, pay, look, expire } = await askedPayment('BTC');
    await pay({ amount: partOf(50n) });
    await look();
    await expire();
    const [mail, ...more] = await about(shop, /needs attention/);
    expect(more).toEqual([]);
    const { shortBy } = await state();
    expect(mail?.text).toContain(`The customer paid too little: ${shortBy} BTC is missing.`);
  });

  it('says what is too much, in the coin and in the currency of the price', async () => {
    const { shop, pay, look } = await askedPayment('BTC');
    await pay();
    await look();
    await pay();
    await look();
    const [mail] = await about(shop, /needs attention/);
    expect(mail?.text).toMatch(/ 0\.\d*[1-9] BTC \(.\d+\.\d\d\) too much/);
  });

  it('is sent about a transfer that names no payment', async () => {
    const { shop, payment, pay, look, mine } = await askedPayment('SOL');
    await pay({ isUnmarked: true, amount: '0.5' });
    await look();
    await mine(1);
    const [mail, ...more] = await about(shop, /names no payment/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('received 0.50000000 SOL on Solana');
    expect(mail?.text).toContain('/payments/unmatched');
    expect(mail?.text).not.toContain(payment.id);
  });

  it('is in the language of each reader, an owner or a recipient with an account', async () => {
    const { shop, partOf, pay, look, expire } = await askedPayment('BTC');
    const { db } = shop.server.context;
    await db.update(users).set({ locale: 'de' }).where(eq(users.email, owner));
    const recipients = ['books@example.com', owner];
    await choose(shop, { recipients });
    await pay({ amount: partOf(50n) });
    await look();
    await expire();
    const [german] = await about(shop, /^Test: Zahlung über .* braucht Ihre Aufmerksamkeit$/);
    expect(german?.text).toContain('Der Kunde hat zu wenig bezahlt: ');
    expect(german?.text).toContain('hat Ihre Adresse für diese E-Mail ausgewählt.');
    expect(await about(shop, /needs attention$/, 'books@example.com')).toHaveLength(1);
  });

  it('is not sent to a business that turned it off', async () => {
    const { shop, partOf, pay, look, expire, events } = await askedPayment('BTC');
    await choose(shop, { rules: rulesWith('payment.attention', false) });
    await pay({ amount: partOf(50n) });
    await look();
    await expire();
    expect((await events()).join()).toContain('attention');
    expect(await about(shop, /needs attention/)).toEqual([]);
  });
});

describe('the email about a refund', () => {
  it('is sent where a key creates it, and once it is confirmed', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { shop, mine, sign, createByKey } = asked;
    await choose(shop, { rules: rulesWith('refund.confirmed', true) });
    const refund = await createByKey({ networkFeePaidBy: 'MERCHANT' });
    const [asking, ...others] = await about(shop, /needs a signature/);
    expect(others).toEqual([]);
    expect(asking?.text).toContain(`A refund of ${refund.amount} ETH on Ethereum`);
    await sign(refund);
    expect(await about(shop, /^Test: Refund of .* confirmed$/)).toEqual([]);
    await mine(1);
    await mine(5);
    expect(await about(shop, /^Test: Refund of .* confirmed$/)).toHaveLength(1);
    expect(await about(shop, /needs a signature/)).toHaveLength(1);
  });

  it('is not sent to the member who creates the refund and signs it', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    await asked.create();
    expect(await about(asked.shop, /needs a signature/)).toEqual([]);
  });

  it('is sent once its customer has given an address', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, create } = asked;
    const { claimUrl } = await create({ address: null });
    expect(await about(shop, /needs a signature/)).toEqual([]);
    const token = claimUrl?.split('/').at(-1) ?? '';
    const body = { address: strangers.ETH, memo: null, code: null };
    await server.call(claimRefund, { params: { token }, body });
    expect(await about(shop, /needs a signature/)).toHaveLength(1);
  });
});
