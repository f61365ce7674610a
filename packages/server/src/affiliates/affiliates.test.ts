import {
  getAffiliate,
  listAffiliatePayouts,
  listCommissions,
  listReferrals,
  register,
  requestAffiliatePayout,
  setAffiliate,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessOf } from '../../test/owned-things.ts';
import { mailsTo, registration } from '../../test/people.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { addMonths, monthOf } from '../billing/utc-months.ts';
import {
  affiliateReferrals,
  businesses,
  businessMembers,
  feeInvoices,
  paymentLinks,
  payments,
  sessions,
} from '../db/schema.ts';
import { insertLink } from '../payment-links/insert-link.ts';
import { noFees } from '../platform/billing-settings.ts';
import { newPublicId } from '../platform/public-id.ts';
import { bandOf, maskName } from './list-referrals.ts';
import { recordCommissions, shareOf } from './record-commissions.ts';

const dayMs = 86_400_000;
let server: TestServer;
let shop: Shop;
let operator: Shop;
/** Settings of the server, which a test changes as a restart would. */
let billing: { feeBps: number; operatorId: number | null; shareBps: number; shareMonths: number };
beforeEach(async () => {
  billing = { ...noFees };
  const { options, clock } = await testServerOptions();
  server = await createTestServer({}, { options: { ...options, billing }, clock });
  operator = await openShop(server, ['BTC'], 'operator@example.com');
  shop = await openShop(server, ['BTC']);
  Object.assign(billing, { feeBps: 100, shareBps: 2_000, operatorId: operator.businessId });
});

const now = () => new Date(server.clock.now());
const ofShop = ({ businessId, owner }: Pick<Shop, 'businessId' | 'owner'>) =>
  [{ params: { businessId }, query: {} }, owner] as const;
const load = async (of = shop) => (await server.call(getAffiliate, ...ofShop(of))).data;
const referrals = async () => (await server.call(listReferrals, ...ofShop(shop))).data;
const commissions = async () => (await server.call(listCommissions, ...ofShop(shop))).data;
const payouts = async () => (await server.call(listAffiliatePayouts, ...ofShop(shop))).data;
const params = () => ({ businessId: shop.businessId });
const request = () => server.call(requestAffiliatePayout, { params: params() }, shop.owner);
const choose = (code: string, of = shop) =>
  server.call(setAffiliate, { params: { businessId: of.businessId }, body: { code } }, of.owner);

/** Signs a person up by a code, and opens their first business. */
async function join(email: string, referralCode: string): Promise<number> {
  const body = { ...registration(email), referralCode };
  const { data } = await server.call(register, { body });
  return Number(await businessOf(server, { token: data.accessToken }));
}

async function advance(ms: number): Promise<void> {
  server.clock.advance(ms);
  const lastSeenAt = now();
  const expiresAt = new Date(server.clock.now() + 40 * dayMs);
  await server.context.db.update(sessions).set({ lastSeenAt, expiresAt });
}

/** Makes an invoice of a business that is paid now, without the payments behind it. */
async function payFee(businessId: number, fee: bigint, month = monthOf(now())): Promise<string> {
  const { db, platform } = server.context;
  const link = await insertLink(db, server.context, {
    ...{ businessId: operator.businessId, livemode: false, title: 'Fees', priceCurrency: 'USD' },
  });
  await db.insert(feeInvoices).values({
    ...{ id: newPublicId(platform.random, 'inv'), businessId, month, payments: 1 },
    ...{ volume: fee * 100n, fee, lines: [], linkId: link.id, createdAt: now() },
  });
  await payLink(link.id, operator.businessId);
  await recordCommissions(server.context);
  return link.id;
}

async function payLink(linkId: string, businessId: number): Promise<void> {
  const { db, platform } = server.context;
  await db.insert(payments).values({
    ...{ id: newPublicId(platform.random, 'pay'), businessId, livemode: false, linkId },
    ...{ status: 'COMPLETED', paidState: 'PAID', price: '1', priceCurrency: 'USD' },
    ...{ tolerance: '0', selectUntil: now(), createdAt: now(), updatedAt: now() },
    ...{ confirmedAt: now(), completedAt: now() },
  });
}

describe('referrals', () => {
  it('R-BIZ-07: are businesses of people who signed up by the link, with their names masked', async () => {
    const { code, link, isCodeEditable } = await load();
    expect(code).toBe(`ref-${shop.businessId}`);
    expect(link).toBe(`https://wallet.example/auth/sign-up?ref=${code}`);
    expect(isCodeEditable).toBe(true);
    const businessId = await join('ann@example.com', code);
    await join('ben@example.com', 'no-such-code');
    expect(await referrals()).toEqual([
      { maskedName: 'Sh•••', joinedAt: now(), volumeBand: 'UNDER_1K', status: 'JOINED' },
    ]);
    await payLink((await linkRow()).id, businessId);
    expect(await referrals()).toMatchObject([{ status: 'ACTIVE' }]);
    const isReferred = eq(businesses.id, businessId);
    await server.context.db.update(businesses).set({ status: 'ARCHIVED' }).where(isReferred);
    expect(await referrals()).toMatchObject([{ status: 'CLOSED' }]);
  });

  it('are only the first business of a person', async () => {
    const body = { ...registration('ann@example.com'), referralCode: (await load()).code };
    const { data } = await server.call(register, { body });
    const ann = { token: data.accessToken };
    await businessOf(server, ann);
    await businessOf(server, ann);
    expect(await referrals()).toHaveLength(1);
  });

  it('R-BIZ-07: are never the own business of a member', async () => {
    const { code } = await load();
    const { data } = await server.call(register, {
      body: { ...registration('ann@example.com'), referralCode: code },
    });
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: data.user.id, role: 'VIEWER', createdAt: now() },
    });
    await businessOf(server, { token: data.accessToken });
    expect(await referrals()).toEqual([]);
  });

  it('come by a chosen code as well as by the first one', async () => {
    await choose('corner-shop');
    expect(await load()).toMatchObject({ code: 'corner-shop', isCodeEditable: false });
    await join('ann@example.com', 'Corner-Shop');
    await join('ben@example.com', `ref-${shop.businessId}`);
    expect(await referrals()).toHaveLength(2);
  });

  it('come by no code of an archived business', async () => {
    const isShop = eq(businesses.id, shop.businessId);
    await server.context.db.update(businesses).set({ status: 'ARCHIVED' }).where(isShop);
    await join('ann@example.com', `ref-${shop.businessId}`);
    expect(await server.context.db.select().from(affiliateReferrals)).toEqual([]);
  });

  it('mask short names further, and band volumes by their cents', () => {
    expect(['Corner Shop', 'Bob', 'Ö'].map(maskName)).toEqual(['Co•••', 'B•••', 'Ö•••']);
    expect([99_999n, 100_000n, 9_999_999n, 10_000_000n].map(bandOf)).toEqual([
      ...['UNDER_1K', 'UNDER_10K', 'UNDER_100K', 'ABOVE_100K'],
    ]);
  });
});

describe('a code', () => {
  it('is chosen once, and belongs to one business', async () => {
    await choose('corner-shop');
    await choose('corner-shop');
    const body = { code: 'other-code' };
    const again = await server.refusal(setAffiliate, { params: params(), body }, shop.owner);
    expect(again).toMatchObject({ status: 409, code: 'CODE_CHOSEN' });
    for (const code of ['corner-shop', 'ref-7']) {
      const taken = { params: { businessId: operator.businessId }, body: { code } };
      const answer = await server.refusal(setAffiliate, taken, operator.owner);
      expect(answer).toMatchObject({ status: 409, code: 'CODE_TAKEN' });
    }
  });

  it.each(['abc', 'a'.repeat(21), 'Corner', 'a b c d', 'shöp'])('cannot be %j', async (code) => {
    const wrong = { params: params(), body: { code } };
    expect(await server.refusal(setAffiliate, wrong, shop.owner)).toMatchObject({ status: 400 });
  });
});

describe('commissions', () => {
  it('are nothing where the operator pays none', async () => {
    billing.shareBps = 0;
    expect(await load()).toMatchObject({ sharePercent: '0', shareMonths: 12 });
    const businessId = await join('ann@example.com', `ref-${shop.businessId}`);
    await payFee(businessId, 10_000n);
    billing.shareBps = 2_000;
    await recordCommissions(server.context);
    expect(await commissions()).toEqual([]);
    billing.feeBps = 0;
    expect(await load()).toMatchObject({ sharePercent: '0' });
  });

  it('R-BIZ-07: are the exact share of a paid fee, rounded down, once', async () => {
    billing.shareBps = 1_250;
    const businessId = await join('ann@example.com', `ref-${shop.businessId}`);
    await payFee(businessId, 1_999n);
    await recordCommissions(server.context);
    expect(shareOf(1_999n, 1_250)).toBe(249n);
    expect(await commissions()).toMatchObject([
      {
        ...{ amount: '2.49', currency: 'USD', status: 'PENDING', earnedAt: now(), paidAt: null },
        payableAt: new Date(server.clock.now() + 30 * dayMs),
      },
    ]);
    expect((await load()).sums).toEqual({
      ...{ pending: '2.49', payable: '0.00', requested: '0.00', paid: '0.00' },
    });
  });

  it('are earned in the first months of a referral alone', async () => {
    billing.shareMonths = 2;
    const businessId = await join('ann@example.com', `ref-${shop.businessId}`);
    const joined = monthOf(now());
    for (const months of [0, 1, 2]) await payFee(businessId, 1_000n, addMonths(joined, months));
    expect(await commissions()).toHaveLength(2);
  });

  it('are void where the fee was returned', async () => {
    const businessId = await join('ann@example.com', `ref-${shop.businessId}`);
    const linkId = await payFee(businessId, 10_000n);
    await advance(30 * dayMs);
    expect(await commissions()).toMatchObject([{ status: 'PAYABLE' }]);
    const { db } = server.context;
    await db.update(payments).set({ refundState: 'FULL' }).where(eq(payments.linkId, linkId));
    expect(await commissions()).toMatchObject([{ status: 'VOID' }]);
    const answer = await server.refusal(requestAffiliatePayout, { params: params() }, shop.owner);
    expect(answer).toMatchObject({ status: 409, code: 'COMMISSIONS_TOO_LOW' });
  });

  it('R-BIZ-07: are paid by a link that the operator gets by email, each once', async () => {
    const businessId = await join('ann@example.com', `ref-${shop.businessId}`);
    await payFee(businessId, 10_000n);
    await advance(30 * dayMs - 1);
    const early = await server.refusal(requestAffiliatePayout, { params: params() }, shop.owner);
    expect(early.code).toBe('COMMISSIONS_TOO_LOW');
    await advance(1);
    const asked = await Promise.allSettled([request(), request(), request()]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [payout, ...more] = await payouts();
    expect(more).toEqual([]);
    expect(payout).toMatchObject({ amount: '20.00', status: 'OPEN', paidAt: null });
    expect(await commissions()).toMatchObject([{ status: 'REQUESTED' }]);
    const isAsked = ({ subject }: { readonly subject: string }) =>
      subject.startsWith('Commissions');
    const mails = (await mailsTo(server.context.db, 'operator@example.com')).filter(isAsked);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Commissions of Corner Shop: 20.00 USD');
    expect(mails[0]?.text).toContain(payout?.url);
    await payLink((await linkRow()).id, shop.businessId);
    expect(await payouts()).toMatchObject([{ status: 'PAID', paidAt: now() }]);
    expect(await commissions()).toMatchObject([{ status: 'PAID', paidAt: now() }]);
    expect((await load()).sums).toMatchObject({ payable: '0.00', paid: '20.00' });
  });

  it('can be requested again after the link was archived unpaid', async () => {
    const businessId = await join('ann@example.com', `ref-${shop.businessId}`);
    await payFee(businessId, 10_000n);
    await advance(30 * dayMs);
    await request();
    const { db } = server.context;
    const { id } = await linkRow();
    await db.update(paymentLinks).set({ archivedAt: now() }).where(eq(paymentLinks.id, id));
    expect(await payouts()).toMatchObject([{ status: 'VOID' }]);
    expect(await commissions()).toMatchObject([{ status: 'PAYABLE' }]);
    await request();
    expect(await payouts()).toHaveLength(2);
  });
});

/** Newest payment link of the shop; makes one where it has none. */
async function linkRow() {
  const { db } = server.context;
  const [row] = await db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.businessId, shop.businessId));
  const { businessId } = shop;
  const link = { businessId, livemode: false, title: 'Gift', priceCurrency: 'USD' };
  return row ?? (await insertLink(db, server.context, link));
}
