import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  assignTransfer,
  cancelUnmatchedRefund,
  claimRefund,
  createMerchantUnmatchedRefund,
  createUnmatchedRefundIntent,
  getBusinessSummary,
  getIntentPlan,
  getMerchantRefund,
  getRefundClaim,
  ignoreTransfer,
  listUnmatchedRefunds,
  type Refund,
  reopenTransfer,
  requestRefundCode,
  signRefund,
  signUnmatchedRefund,
} from '@billfold/core/contract';
import { parsePlan } from '@billfold/keyring/vault';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { loadEvents } from '../../test/asked-payment.ts';
import { ledgerBalance, strangers } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { signElsewhere } from '../../test/plan-send.ts';
import { secret } from '../../test/refunds.ts';
import { askToBePaid, shopKey } from '../../test/shop.ts';
import { type RefundedTransfer, unmatchedTransfer } from '../../test/unmatched-refunds.ts';
import { sendIntents, transfersOut } from '../db/schema.ts';

const email = 'payer@example.com';
const custom = (amount: string, currency: string) => ({
  amount: { kind: 'CUSTOM', amount: toDecimal(amount), currency } as const,
});

async function summarize({ server, shop }: RefundedTransfer) {
  const query = { currency: 'USD' };
  const params = { businessId: shop.businessId };
  return (await server.call(getBusinessSummary, { params, query }, shop.owner)).data;
}

const refuseSign = ({ server, shop, params }: RefundedTransfer, { id: refundId }: Refund) =>
  server.refusal(
    signUnmatchedRefund,
    { params: { ...params, refundId }, body: secret },
    shop.owner,
  );

describe.each(['ETH', 'BTC'] as const)('a refund of an unmatched transfer in %s', (network) => {
  it('is sent to an address, confirmed, and makes the transfer handled', async () => {
    const asked = await unmatchedTransfer(network);
    const { server, transfer, create, sign, mine, load } = asked;
    expect(transfer).toMatchObject({ state: 'OPEN', refunds: [], paymentId: null });
    const created = await create();
    expect(created).toMatchObject({
      ...{ paymentId: null, transferId: transfer.id, status: 'AWAITING_SIGNATURE' },
      ...{ amount: transfer.amount, address: strangers[network], claimUrl: null },
    });
    expect(await load()).toMatchObject({ state: 'OPEN', refunds: [created] });
    expect((await summarize(asked)).attention.unmatchedRefundsToSign).toBe(1);
    const before = await ledgerBalance(server, strangers[network], network);
    const sent = await sign(created);
    expect(sent.status).toBe('BROADCAST');
    expect(await sign(created)).toEqual(sent);
    expect((await summarize(asked)).attention).toMatchObject({
      ...{ unmatched: 1, unmatchedRefundsToSign: 0, refundsToSign: 0 },
    });
    await mine(1);
    expect(await load()).toMatchObject({
      ...{ state: 'REFUNDED', refunds: [{ status: 'CONFIRMED', hash: sent.hash }] },
    });
    const after = await ledgerBalance(server, strangers[network], network);
    expect(after - before).toBe(parseAmount(sent.sent ?? '', getNetwork(network).decimals));
    const told = Array.from({ length: 3 }, () => 'refund.updated');
    expect(await loadEvents(server, created.id)).toEqual(told);
    const summary = await summarize(asked);
    expect(summary.attention.unmatched).toBe(0);
    // A sum has no zeros at its end, and a value in USD has its cents.
    const value = parseAmount(transfer.usdValue ?? '0', 2);
    expect(parseAmount(summary.refundedUnmatched, 2)).toBe(value);
    // It was never counted as received, so that nothing of that went back.
    expect(summary).toMatchObject({ received: '0', refunded: '0', net: '0' });
  });

  it('is sent as its owner has signed it, without our signer', async () => {
    const { server, shop, params, create, mine, load } = await unmatchedTransfer(network);
    const { id: refundId } = await create();
    const place = { params: { ...params, refundId } };
    const { data: intent } = await server.call(createUnmatchedRefundIntent, place, shop.owner);
    const { walletId, accountId, intentId, digest } = intent;
    const named = { params: { walletId, accountId, intentId }, query: { digest } };
    const { plan } = await server.call(getIntentPlan, named, shop.owner);
    const { rawTransaction, hash } = signElsewhere(parsePlan(plan));
    const { signer } = server.context;
    const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
    const body = { ...secret, password: null, rawTransaction };
    const naming = { token: shop.owner.token, intent: `${intentId}; digest=${digest}` };
    const { data: sent } = await server.call(signUnmatchedRefund, { ...place, body }, naming);
    expect(sent).toMatchObject({ status: 'BROADCAST', hash, sent: intent.amount });
    for (const spy of used) expect(spy).not.toHaveBeenCalled();
    await mine(1);
    expect((await load()).state).toBe('REFUNDED');
  });

  it('is asked of the customer by a link, with a mailed code', async () => {
    const { server, create, sign, mine, load } = await unmatchedTransfer(network);
    const refund = await create({ address: null, email });
    expect(refund).toMatchObject({ status: 'AWAITING_ADDRESS', address: null });
    const params = { token: refund.claimUrl?.split('/').at(-1) ?? '' };
    const [mail] = await mailsTo(server.context.db, email);
    expect(mail?.text).toContain(refund.claimUrl);
    expect((await server.call(getRefundClaim, { params })).data).toMatchObject({
      ...{ needsCode: true, email: 'p***@example.com', amount: refund.amount },
    });
    const body = { address: strangers[network], memo: null, code: null };
    expect(await server.refusal(claimRefund, { params, body })).toMatchObject({
      code: 'CODE_INVALID',
    });
    await server.call(requestRefundCode, { params });
    const texts = (await mailsTo(server.context.db, email)).map(({ text }) => text);
    const code = /Your code is (\d{6})\./.exec(texts.join(' '))?.[1] ?? '';
    const { data: claimed } = await server.call(claimRefund, { params, body: { ...body, code } });
    expect(claimed.status).toBe('WAITING_FOR_MERCHANT');
    await sign(refund);
    await mine(1);
    expect((await load()).state).toBe('REFUNDED');
    const subjects = (await mailsTo(server.context.db, email)).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.includes('sent your refund'))).toHaveLength(1);
    const [row] = await server.context.db.select().from(transfersOut);
    expect(Object.values(row ?? {}).map(String)).not.toContain(email);
  });
});

describe('a refund of an unmatched token', () => {
  it('is paid from the settlement account, whose coins pay its fee', async () => {
    const asked = await unmatchedTransfer('USDT@ETH', { amount: '500', funds: '1' });
    expect(asked.transfer).toMatchObject({ asset: 'USDT', state: 'OPEN' });
    const refund = await asked.create({ networkFeePaidBy: 'MERCHANT' });
    expect(await asked.sign(refund)).toMatchObject({ status: 'BROADCAST', sent: refund.amount });
    await asked.mine(1);
    expect((await asked.load()).state).toBe('REFUNDED');
  });

  it('asks to collect the funds first where the account lacks the fee', async () => {
    const asked = await unmatchedTransfer('USDT@ETH', { amount: '500' });
    const refund = await asked.create({ networkFeePaidBy: 'MERCHANT' });
    expect(await refuseSign(asked, refund)).toMatchObject({ status: 409, code: 'COLLECT_FIRST' });
    expect((await asked.load()).refunds[0]?.status).toBe('AWAITING_SIGNATURE');
  });
});

describe('a refund of an unmatched transfer', () => {
  it('above what came, of too little, twice, or to a wrong address is refused', async () => {
    const { create, refuse, address, load } = await unmatchedTransfer('ETH');
    expect(await refuse(custom('1.1', 'ETH'))).toMatchObject({
      ...{ status: 409, code: 'REFUND_TOO_LARGE' },
    });
    expect(await refuse(custom('0.000000001', 'ETH'))).toMatchObject({
      code: 'AMOUNT_BELOW_MINIMUM',
    });
    expect(await refuse({ address: strangers.BTC })).toMatchObject({
      ...{ status: 400, code: 'ADDRESS_INVALID' },
    });
    expect(await refuse({ address })).toMatchObject({ code: 'ADDRESS_IS_OWN' });
    await create(custom('0.6', 'ETH'));
    expect(await refuse(custom('0.5', 'ETH'))).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await refuse()).toMatchObject({ status: 409, code: 'REFUND_TOO_LARGE' });
    await create(custom('0.4', 'ETH'));
    expect((await load()).refunds).toHaveLength(2);
  });

  it('keeps the fee of the business, which cannot go back a second time', async () => {
    const { create, refuse } = await unmatchedTransfer('ETH');
    const refund = await create({ feePercent: toDecimal('2.5') });
    expect(parseAmount(refund.kept, 18)).toBe(parseAmount('0.025', 18));
    expect(parseAmount(refund.amount, 18)).toBe(parseAmount('0.975', 18));
    expect(await refuse(custom('0.01', 'ETH'))).toMatchObject({ code: 'REFUND_TOO_LARGE' });
  });

  it('of which two are created at once is created once', async () => {
    const { create, load } = await unmatchedTransfer('ETH');
    const results = await Promise.allSettled([create(), create()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await load()).refunds).toHaveLength(1);
  });

  it('waits until its network has confirmed the money', async () => {
    const { available } = getNetwork('ETH').confirmations;
    const { refuse, mine, create } = await unmatchedTransfer('ETH', { depth: available - 1 });
    expect(await refuse()).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    await mine(1);
    expect((await create()).status).toBe('AWAITING_SIGNATURE');
  });

  it('keeps the transfer from being assigned or ignored until it is cancelled', async () => {
    const asked = await unmatchedTransfer('ETH');
    const { server, shop, params, create, refuse, load } = asked;
    const payment = await askToBePaid(shop, { method: 'ETH' });
    const refund = await create();
    const assign = { params, body: { paymentId: payment.id } };
    const open = { status: 409, code: 'STATE_CONFLICT', message: 'A refund is open' };
    expect(await server.refusal(assignTransfer, assign, shop.owner)).toMatchObject(open);
    expect(await server.refusal(ignoreTransfer, { params }, shop.owner)).toMatchObject(open);
    const place = { params: { ...params, refundId: refund.id } };
    const { data } = await server.call(cancelUnmatchedRefund, place, shop.owner);
    expect(data.status).toBe('CANCELLED');
    await server.call(ignoreTransfer, { params }, shop.owner);
    expect(await refuse()).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    await server.call(reopenTransfer, { params }, shop.owner);
    await server.call(assignTransfer, assign, shop.owner);
    expect(await refuse()).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect((await load()).state).toBe('ASSIGNED');
  });

  it('and an assignment at the same moment exclude each other', async () => {
    const { server, shop, params, create, load } = await unmatchedTransfer('ETH');
    const payment = await askToBePaid(shop, { method: 'ETH' });
    const body = { paymentId: payment.id };
    const results = await Promise.allSettled([
      create(),
      server.call(assignTransfer, { params, body }, shop.owner),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state, refunds } = await load();
    expect(refunds).toHaveLength(state === 'ASSIGNED' ? 0 : 1);
  });

  it('that is confirmed leaves nothing to assign', async () => {
    const { server, shop, params, create, sign, mine } = await unmatchedTransfer('ETH');
    const payment = await askToBePaid(shop, { method: 'ETH' });
    await sign(await create());
    await mine(1);
    const assign = { params, body: { paymentId: payment.id } };
    expect(await server.refusal(assignTransfer, assign, shop.owner)).toMatchObject({
      ...{ status: 409, message: 'Already refunded', current: { state: 'REFUNDED' } },
    });
  });

  it('opens the transfer again when a reorganisation takes it back', async () => {
    const asked = await unmatchedTransfer('ETH');
    const { server, shop, params, create, sign, mine, load } = asked;
    await sign(await create());
    await mine(1);
    expect((await load()).state).toBe('REFUNDED');
    await server.sandboxes.ETH.ledger.reorganise({ depth: 1, drop: [] });
    await mine(0);
    expect(await load()).toMatchObject({ state: 'OPEN', refunds: [{ status: 'BROADCAST' }] });
    expect((await summarize(asked)).refundedUnmatched).toBe('0');
    expect(await server.refusal(ignoreTransfer, { params }, shop.owner)).toMatchObject({
      message: 'A refund is open',
    });
    await mine(2);
    expect(await load()).toMatchObject({ state: 'REFUNDED', refunds: [{ status: 'CONFIRMED' }] });
  });

  it('whose money a reorganisation took back is not signed', async () => {
    const asked = await unmatchedTransfer('ETH', { funds: '3' });
    const { server, transfer, create, mine } = asked;
    const refund = await create();
    const head = await server.context.chains.get('ETH').head();
    const depth = head.height - (transfer.blockHeight ?? 0) + 1;
    const { ledger } = server.sandboxes.ETH;
    await ledger.reorganise({ depth, drop: [transfer.hash ?? ''] });
    await mine(0);
    expect(await refuseSign(asked, refund)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });

  it('is created and read by a key with the scope for it, and signed by its own call alone', async () => {
    const { server, shop, transfer, params } = await unmatchedTransfer('ETH');
    const scopes = ['payments:read', 'payments:write', 'refunds:write', 'rates:read'] as const;
    const key = await shopKey(server, shop.owner, { scopes });
    const body = {
      ...({ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'CUSTOMER', reason: null } as const),
      address: strangers.ETH,
    };
    const call = { params: { id: transfer.id }, body };
    expect(await server.refusal(createMerchantUnmatchedRefund, call, shop.key)).toMatchObject({
      status: 403,
    });
    const { data: refund } = await server.call(createMerchantUnmatchedRefund, call, key);
    const found = await server.call(getMerchantRefund, { params: { id: refund.id } }, key);
    expect(found.data).toEqual(refund);
    const { data } = await server.call(listUnmatchedRefunds, { params }, shop.owner);
    expect(data).toEqual([refund]);
    const payment = await askToBePaid(shop, { method: 'ETH' });
    const foreign = { businessId: shop.businessId, id: payment.id, refundId: refund.id };
    expect(
      await server.refusal(signRefund, { params: foreign, body: secret }, shop.owner),
    ).toMatchObject({ status: 404 });
    const [row] = await server.context.db
      .select()
      .from(transfersOut)
      .where(eq(transfersOut.id, refund.id));
    expect(row).toMatchObject({ paymentId: null, kind: 'REFUND' });
  });
});
