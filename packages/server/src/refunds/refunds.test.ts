import { type BaseUnits, getNetwork, parseAmount, toDecimal, tokensOf } from '@billfold/core';
import {
  cancelMerchantRefund,
  cancelPayment,
  cancelRefund,
  createMerchantRefund,
  createRefund,
  createSweep,
  getBusinessSummary,
  getMerchantRefund,
  getPayment,
  listAudit,
  listCollectable,
  listPayments,
  listRefunds,
  planSweep,
  type Refund,
  setSandboxRate,
  signRefund,
  totalPayments,
} from '@billfold/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { askedPayment, loadEvents, loadPayment } from '../../test/asked-payment.ts';
import { blockSpending } from '../../test/block-spending.ts';
import { paymentsAccount } from '../../test/business.ts';
import { confirm, ledgerBalance, rebroadcast, strangers } from '../../test/funded.ts';
import { signUpVerified } from '../../test/people.ts';
import { type RefundedPayment, refundedPayment, secret } from '../../test/refunds.ts';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';
import { businessMembers, sendIntents, transfersOut } from '../db/schema.ts';

const paidByMerchant = { networkFeePaidBy: 'MERCHANT' } as const;
const custom = (amount: string, currency: string) => ({
  amount: { kind: 'CUSTOM', amount: toDecimal(amount), currency } as const,
});
const inWei = (amount: string | null | undefined): bigint => parseAmount(amount ?? '', 18);

function placeOf({ shop, payment }: RefundedPayment, { id: refundId }: Pick<Refund, 'id'>) {
  return { params: { businessId: shop.businessId, id: payment.id, refundId } };
}
const refuseSign = (asked: RefundedPayment, refund: Refund, token = asked.shop.owner.token) =>
  asked.server.refusal(signRefund, { ...placeOf(asked, refund), body: secret }, { token });

describe('a refund of a payment in ETH', () => {
  it('is created, signed, sent and confirmed, and tells each step', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, payment, mine, create, sign, list, events } = asked;
    const isRefunding = async () => {
      const { businessId, owner } = shop;
      const listed = await server.call(listPayments, { params: { businessId }, query: {} }, owner);
      const params = { businessId, id: payment.id };
      const { data } = await server.call(getPayment, { params }, owner);
      expect(listed.data.map((each) => each.isRefunding)).toEqual([data.isRefunding]);
      return data.isRefunding;
    };
    expect(await isRefunding()).toBe(false);
    const created = await create(paidByMerchant);
    expect(created).toMatchObject({
      ...{ paymentId: payment.id, status: 'AWAITING_SIGNATURE', amount: payment.due },
      ...{ sent: null, hash: null, claimUrl: null, address: strangers.ETH },
    });
    expect(await isRefunding()).toBe(true);
    const before = await ledgerBalance(server, strangers.ETH, 'ETH');
    const sent = await sign(created);
    expect(sent).toMatchObject({ status: 'BROADCAST', sent: payment.due, confirmedAt: null });
    expect(sent.hash).toMatch(/^0x[\da-f]{64}$/);
    expect(await sign(created)).toEqual(sent);
    expect((await loadPayment(shop, payment.id)).refundState).toBe('NONE');
    expect(await isRefunding()).toBe(true);
    await mine(1);
    expect(await isRefunding()).toBe(false);
    const [confirmed] = await list();
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', hash: sent.hash });
    expect(confirmed?.confirmedAt).toEqual(new Date(server.clock.now()));
    expect(await loadPayment(shop, payment.id)).toMatchObject({
      ...{ status: 'COMPLETED', refundState: 'FULL', refunded: payment.due },
    });
    expect((await events()).at(-1)).toBe('refunded');
    const told = Array.from({ length: 3 }, () => 'refund.updated');
    expect(await loadEvents(server, created.id)).toEqual(told);
    const after = await ledgerBalance(server, strangers.ETH, 'ETH');
    expect(after - before).toBe(inWei(payment.due));
    const { data: log } = await server.call(
      listAudit,
      { params: { businessId: shop.businessId }, query: {} },
      shop.owner,
    );
    const actions = log.map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['refund.signed', 'refund.created']);
    const recorded = [
      { field: 'asset', before: null, after: 'ETH' },
      { field: 'amount', before: null, after: created.amount },
      { field: 'refund', before: null, after: created.id },
    ];
    for (const { changes } of log.slice(0, 2)) expect(changes).toEqual(recorded);
  });

  it('of the excess takes the payment out of what needs attention, until it ends', async () => {
    const asked = await refundedPayment('ETH', { funds: '2', percent: 150n });
    const { server, shop, create } = asked;
    const params = { businessId: shop.businessId };
    const read = async () => {
      const filters = { needsAttention: true, flag: 'overpaid' } as const;
      const { meta } = await server.call(listPayments, { params, query: filters }, shop.owner);
      const { data } = await server.call(getBusinessSummary, { params, query: {} }, shop.owner);
      return [meta.total, data.attention.overpaid];
    };
    expect(await read()).toEqual([1, 1]);
    const refund = await create({ amount: { kind: 'OVERPAID' } });
    expect(await read()).toEqual([0, 0]);
    await server.call(cancelRefund, placeOf(asked, refund), shop.owner);
    expect(await read()).toEqual([1, 1]);
  });

  it('is counted and listed among what waits for a signature until it is signed, for the owner alone', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, payment, create, sign } = asked;
    const params = { businessId: shop.businessId };
    const query = { flag: 'refundToSign' } as const;
    const read = async () => {
      const { data } = await server.call(listPayments, { params, query }, shop.owner);
      const summary = await server.call(getBusinessSummary, { params, query: {} }, shop.owner);
      return [data.map(({ id }) => id), summary.data.attention.refundsToSign];
    };
    const forCustomer = await create({ address: null });
    expect(await read()).toEqual([[], 0]);
    await server.call(cancelRefund, placeOf(asked, forCustomer), shop.owner);
    const refund = await create(paidByMerchant);
    expect(await read()).toEqual([[payment.id], 1]);
    const viewer = await signUpVerified(server, 'viewer@shop.example');
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: viewer.user.id, role: 'VIEWER' },
      createdAt: new Date(server.clock.now()),
    });
    const seen = await server.call(getBusinessSummary, { params, query: {} }, viewer);
    expect(seen.data.attention.refundsToSign).toBe(0);
    await sign(refund);
    expect(await read()).toEqual([[], 0]);
  });

  it('is promised in the sums of payments and of what can be collected until it is sent', async () => {
    const asked = await refundedPayment('ETH');
    const { server, shop, payment, create, sign, mine } = asked;
    const params = { businessId: shop.businessId };
    const promised = async () => {
      const { data } = await server.call(totalPayments, { params, query: {} }, shop.owner);
      const { data: funds } = await server.call(listCollectable, { params }, shop.owner);
      const ether = funds.find(({ asset }) => asset === 'ETH');
      return [data[0]?.promised, inWei(ether?.promised ?? '0')];
    };
    expect(await promised()).toEqual(['0', 0n]);
    const half = toDecimal((inWei(payment.due) / 2n) as BaseUnits, { decimals: 18 });
    const refund = await create({
      ...paidByMerchant,
      amount: { kind: 'CUSTOM', amount: half, currency: 'ETH' },
    });
    const [value, units] = await promised();
    expect(units).toBe(inWei(half));
    expect(value).toMatch(/^[1-9]\d*(\.\d+)?$/);
    const { data: funds } = await server.call(listCollectable, { params }, shop.owner);
    const { value: whole, freeValue: free } = funds.find(({ asset }) => asset === 'ETH') ?? {};
    expect(free?.currency).toBe(whole?.currency);
    const inCents = (price: typeof whole) => parseAmount(price?.amount ?? '', 2);
    expect([-1n, 0n, 1n]).toContain(inCents(whole) - inCents(free) * 2n);
    await sign(refund);
    expect(await promised()).toEqual([value, 0n]);
    await mine(1);
    expect((await promised())[0]).toBe('0');
  });

  it('is promised from the settlement account where that has enough', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const params = { businessId: asked.shop.businessId };
    await asked.create(paidByMerchant);
    const { data } = await asked.server.call(listCollectable, { params }, asked.shop.owner);
    expect(data.map(({ promised }) => inWei(promised))).toEqual([0n]);
  });

  it('is taken back by a reorganisation with its event, and confirmed again', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, payment, mine, create, sign, list, look, events } = asked;
    await sign(await create(paidByMerchant));
    await mine(1);
    await server.sandboxes.ETH.ledger.reorganise({ depth: 1, drop: [] });
    await look();
    const [refund] = await list();
    expect(refund).toMatchObject({ status: 'BROADCAST', confirmedAt: null });
    expect((await loadPayment(shop, payment.id)).refundState).toBe('NONE');
    await mine(2);
    expect((await list())[0]?.status).toBe('CONFIRMED');
    expect((await loadPayment(shop, payment.id)).refundState).toBe('FULL');
    expect((await events()).slice(-3)).toEqual(['refunded', 'refunded', 'refunded']);
  });

  it('is paid by the address of the payment where the settlement account is empty', async () => {
    const asked = await refundedPayment('ETH');
    const { server, payment, mine, create, sign, list } = asked;
    const refund = await create();
    const before = await ledgerBalance(server, strangers.ETH, 'ETH');
    const sent = await sign(refund);
    const fee = inWei(payment.due) - inWei(sent.sent);
    expect(fee).toBeGreaterThan(0n);
    await mine(1);
    expect((await list())[0]?.status).toBe('CONFIRMED');
    const after = await ledgerBalance(server, strangers.ETH, 'ETH');
    expect(after - before).toBe(inWei(payment.due) - fee);
  });

  it('is paid by the address of the payment while the settlement account is blocked', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, mine, create, sign, list } = asked;
    const { id: accountId } = await paymentsAccount(server, shop.businessId, 'ETH');
    await blockSpending(server, { accountId, network: 'ETH' });
    await sign(await create());
    await mine(1);
    expect((await list())[0]?.status).toBe('CONFIRMED');
  });

  it('is refused for the block where no other account can pay it', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, create } = asked;
    const { id: accountId } = await paymentsAccount(server, shop.businessId, 'ETH');
    await blockSpending(server, { accountId, network: 'ETH' });
    // The address of the payment has the amount, and nothing for its fee.
    const refund = await create(paidByMerchant);
    expect(await refuseSign(asked, refund)).toMatchObject({
      ...{ status: 409, code: 'SPENDING_BLOCKED' },
    });
  });

  it('asks to collect the funds first where no account can pay it and its fee', async () => {
    const asked = await refundedPayment('ETH');
    const refund = await asked.create(paidByMerchant);
    expect(await refuseSign(asked, refund)).toMatchObject({
      ...{ status: 409, code: 'COLLECT_FIRST' },
      current: { collect: { asset: 'ETH', addresses: 1 }, arriving: null },
    });
    expect((await asked.list())[0]?.status).toBe('AWAITING_SIGNATURE');
  });

  it('of the excess leaves the payment unrefunded, and is possible once', async () => {
    const asked = await refundedPayment('ETH', { funds: '2', percent: 150n });
    const { shop, payment, mine, create, refuse, sign } = asked;
    const { overBy, credited, price } = await loadPayment(shop, payment.id);
    const refund = await create({ ...paidByMerchant, amount: { kind: 'OVERPAID' } });
    expect(refund.amount).toBe(overBy);
    // The price alone stays: the rounding of the due is no part of it.
    const excess = parseAmount(credited, 18) - parseAmount(price.amount, 18);
    const [row] = await asked.server.context.db.select().from(transfersOut);
    expect(parseAmount(row?.credited ?? '', 18)).toBe(excess);
    expect(await refuse({ amount: { kind: 'OVERPAID' } })).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
    await sign(refund);
    await mine(1);
    expect(await loadPayment(shop, payment.id)).toMatchObject({
      ...{ refundState: 'NONE', paidState: 'PAID' },
    });
    expect(await refuse({ amount: { kind: 'RECEIVED' } })).toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
  });

  it('keeps the fee of the business, which counts as refunded', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { shop, payment, mine, create, sign } = asked;
    const refund = await create({ ...paidByMerchant, feePercent: toDecimal('2.5') });
    const due = inWei(payment.due);
    const kept = (due * 25n) / 1_000n;
    expect([inWei(refund.amount), inWei(refund.kept)]).toEqual([due - kept, kept]);
    await sign(refund);
    await mine(1);
    expect((await loadPayment(shop, payment.id)).refundState).toBe('FULL');
  });

  it('of a part of the price at the rate of today leaves it partially refunded', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { shop, payment, mine, create, sign } = asked;
    await sign(await create({ ...paidByMerchant, ...custom('20.00', 'EUR') }));
    await mine(1);
    expect((await loadPayment(shop, payment.id)).refundState).toBe('PARTIAL');
  });
});

describe.each(['BTC', 'TRX', 'SOL', 'TON'] as const)('a refund of a payment in %s', (network) => {
  it('leaves the customer all that came but the network fee', async () => {
    const asked = await refundedPayment(network);
    const { server, shop, payment, mine, create, sign, list } = asked;
    const { decimals, confirmations } = getNetwork(network);
    const held = () => ledgerBalance(server, strangers[network], network);
    const before = await held();
    const { sent } = await sign(await create());
    await mine(confirmations.available);
    expect((await list())[0]?.status).toBe('CONFIRMED');
    const came = (await held()) - before;
    expect(came).toBe(parseAmount(sent ?? '', decimals));
    const due = parseAmount(payment.due ?? '', decimals);
    expect(came).toBeLessThan(due);
    expect(came).toBeGreaterThan((due * 9n) / 10n);
    expect((await loadPayment(shop, payment.id)).refundState).toBe('FULL');
  });
});

describe('a refund of a payment in a token', () => {
  it('costs the customer the network fee in the token, at its price', async () => {
    const asked = await refundedPayment('USDC@SOL', { funds: '1' });
    const { payment, mine, create, sign, list } = asked;
    const { amount, sent } = await sign(await create());
    const units = (text: string | null) => parseAmount(text ?? '', 6);
    expect(units(amount)).toBe(units(payment.due));
    expect(units(sent)).toBeLessThan(units(amount));
    expect(units(sent)).toBeGreaterThan((units(amount) * 9n) / 10n);
    await mine(getNetwork('SOL').confirmations.available);
    expect((await list())[0]?.status).toBe('CONFIRMED');
  });

  it('waits until the tokens are collected where an address of their own received them', async () => {
    const asked = await refundedPayment('USDT@TRX', { funds: '200' });
    const { server, shop, mine, create, sign, list, payment } = asked;
    const refund = await create();
    const amount = payment.due;
    expect(await refuseSign(asked, refund)).toMatchObject({
      ...{ status: 409, code: 'COLLECT_FIRST', current: { collect: { asset: 'USDT', amount } } },
    });
    const params = { businessId: shop.businessId };
    const asset = { asset: 'USDT@TRX' };
    const { data: plan } = await server.call(planSweep, { params, body: asset }, shop.owner);
    const body = { ...secret, planId: plan.id };
    await server.call(createSweep, { params, body }, shop.owner);
    await server.partSigners.step();
    await mine(getNetwork('TRX').confirmations.available);
    await server.partSigners.step();
    await mine(1);
    // One block has them, and the settlement account cannot spend them yet.
    expect(await refuseSign(asked, refund)).toMatchObject({
      ...{ status: 409, code: 'COLLECT_FIRST' },
      current: { collect: { addresses: 0 }, arriving: amount },
    });
    await mine(getNetwork('TRX').confirmations.available - 1);
    expect(await sign(refund)).toMatchObject({ status: 'BROADCAST' });
    await mine(1);
    expect((await list())[0]?.status).toBe('CONFIRMED');
  });
});

describe('a refund at the rate of today', () => {
  /** A payment of 50 EUR, after which ETH gets another price in dollars; a euro has 1.10. */
  async function repricedPayment(dollars: string, percent = 100n) {
    const asked = await refundedPayment('ETH', { percent });
    for (const [symbol, price] of [
      ['EUR', '1.10'],
      ['ETH', dollars],
    ] as const)
      await asked.server.call(setSandboxRate, { body: { symbol, price: toDecimal(price) } });
    return asked;
  }
  const price = { amount: { kind: 'PRICE' } } as const;

  it.each([
    ['risen', '5500.00', '0.01', '0.0025'],
    ['fallen', '1375.00', '0.04', '0.01'],
  ])('has the coins of now where the coin has %s', async (_, dollars, whole, part) => {
    const { payment, create } = await repricedPayment(dollars, 400n);
    expect(payment.price).toEqual({ amount: '50.00', currency: 'EUR' });
    expect(inWei(payment.due)).not.toBe(inWei(whole));
    expect(inWei((await create(price)).amount)).toBe(inWei(whole));
    expect(inWei((await create(custom('12.50', 'EUR'))).amount)).toBe(inWei(part));
  });

  it('is refused where its price has become more coins than came', async () => {
    const { payment, refuse, create } = await repricedPayment('1375.00');
    expect(await refuse(price)).toMatchObject({
      ...{ status: 409, code: 'REFUND_TOO_LARGE', current: { left: payment.due } },
    });
    expect(inWei((await create(custom('12.50', 'EUR'))).amount)).toBe(inWei('0.01'));
  });
});

describe('a refund', () => {
  it('that the network refuses for good is signed again, and sent once', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, mine, create, sign, list } = asked;
    const chain = server.context.chains.get('ETH');
    const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    const refund = await create(paidByMerchant);
    expect(await refuseSign(asked, refund)).toMatchObject({ code: 'BROADCAST_REJECTED' });
    broadcast.mockRestore();
    expect((await list())[0]).toMatchObject({ status: 'FAILED', confirmedAt: null });
    const before = await ledgerBalance(server, strangers.ETH, 'ETH');
    expect(await sign(refund)).toMatchObject({ status: 'BROADCAST' });
    await mine(1);
    expect((await list())[0]?.status).toBe('CONFIRMED');
    const after = await ledgerBalance(server, strangers.ETH, 'ETH');
    expect(after - before).toBe(inWei(refund.amount));
  });

  it('above what came, of too little, twice, or of what never came is refused', async () => {
    const { create, refuse } = await refundedPayment('ETH');
    expect(await refuse(custom('3', 'ETH'))).toMatchObject({
      ...{ status: 409, code: 'REFUND_TOO_LARGE' },
    });
    expect(await refuse(custom('500', 'EUR'))).toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await refuse(custom('0.000000001', 'ETH'))).toMatchObject({
      code: 'AMOUNT_BELOW_MINIMUM',
    });
    expect(await refuse(custom('1', 'XYZ'))).toMatchObject({ code: 'CURRENCY_UNSUPPORTED' });
    expect(await refuse(custom('0', 'ETH'))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refuse({ feePercent: toDecimal('100') })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await refuse({ amount: { kind: 'OVERPAID' } })).toMatchObject({ code: 'NOT_OVERPAID' });
    expect(await refuse({ asset: 'BTC' })).toMatchObject({ code: 'ASSET_NOT_RECEIVED' });
    await create();
    expect(await refuse()).toMatchObject({ status: 409, code: 'REFUND_TOO_LARGE' });
  });

  it('of which two are created at once is created once', async () => {
    const { create, list } = await refundedPayment('ETH');
    const results = await Promise.allSettled([create(), create()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it('to another network, to the business itself or with a useless comment is refused', async () => {
    const { payment, refuse } = await refundedPayment('ETH');
    expect(await refuse({ address: strangers.BTC })).toMatchObject({
      ...{ status: 400, code: 'ADDRESS_INVALID' },
    });
    const own = payment.method?.address ?? '';
    expect(await refuse({ address: own })).toMatchObject({ code: 'ADDRESS_IS_OWN' });
    expect(await refuse({ address: own.toLowerCase() })).toMatchObject({ code: 'ADDRESS_IS_OWN' });
    expect(await refuse({ memo: 'for Bob' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('waits until the money is confirmed', async () => {
    const { server, shop, payment, pay, look } = await askedPayment('ETH');
    await pay();
    await look();
    const body = {
      ...({ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null } as const),
      address: strangers.ETH,
    };
    const key = { token: shop.owner.token };
    const params = { businessId: shop.businessId, id: payment.id };

    expect(await server.refusal(createRefund, { params, body }, key)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
  });

  it('of another asset than the one that was asked for waits until the payment has ended', async () => {
    const asked = await askedPayment('ETH');
    const { server, shop, payment, pay, look, mine, state } = asked;
    await pay({ amount: '5', token: tokensOf('ETH').find(({ id }) => id === 'USDT@ETH') ?? null });
    await look();
    await mine(getNetwork('ETH').confirmations.final);
    expect(await state()).toMatchObject({ status: 'PENDING', flags: ['wrongAsset', 'test'] });
    const body = {
      ...({ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null } as const),
      address: strangers.ETH,
    };
    const params = { businessId: shop.businessId, id: payment.id };
    const key = { token: shop.owner.token };
    expect(await server.refusal(createRefund, { params, body }, key)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
      errors: [
        'This payment is pending. What came can go back once it is confirmed, cancelled or expired.',
      ],
    });
    await server.call(cancelPayment, { params, body: { reason: null } }, key);
    const { data } = await server.call(createRefund, { params, body }, key);
    expect(data).toMatchObject({ asset: 'USDT', amount: '5.000000' });
    expect(await state()).toMatchObject({
      status: 'CANCELLED',
      refundState: 'NONE',
      credited: '0',
    });
  });

  it('whose money a reorganisation took back is not signed', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const refund = await asked.create(paidByMerchant);
    const [transfer] = (await asked.state()).transfers;
    const { ledger } = asked.server.sandboxes.ETH;
    const head = await asked.server.context.chains.get('ETH').head();
    const depth = head.height - (transfer?.blockHeight ?? 0) + 1;
    await ledger.reorganise({ depth, drop: [transfer?.hash ?? ''] });
    await asked.look();
    expect((await refuseSign(asked, refund)).code).toMatch(/ASSET_NOT_RECEIVED|REFUND_TOO_LARGE/);
    expect(await asked.server.context.db.$count(sendIntents)).toBe(0);
  });

  it('is signed by the owner of the settlement wallet alone, with the right password', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop } = asked;
    const refund = await asked.create(paidByMerchant);
    const other = await signUpVerified(server, 'other@example.com');
    expect(await refuseSign(asked, refund, other.token)).toMatchObject({ status: 404 });
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: other.user.id, role: 'OWNER' },
      createdAt: new Date(server.clock.now()),
    });
    expect(await refuseSign(asked, refund, other.token)).toMatchObject({
      ...{ status: 403, code: 'NOT_SETTLEMENT_OWNER' },
    });
    const wrong = { ...secret, password: 'Wrong-Password-1' };
    const call = { ...placeOf(asked, refund), body: wrong };
    expect(await server.refusal(signRefund, call, shop.owner)).toMatchObject({
      code: 'WRONG_ENCRYPTION_KEY',
    });
    expect(await asked.sign(refund)).toMatchObject({ status: 'BROADCAST' });
  });

  it('is sent once by two signatures at once', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const refund = await asked.create(paidByMerchant);
    const [one, other] = await Promise.all([asked.sign(refund), asked.sign(refund)]);
    expect(one?.hash).toBe(other?.hash);
    expect(await asked.server.context.db.$count(sendIntents)).toBe(1);
  });

  it('whose process ends while it is signed is signed again, and sent once', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, mine, create, sign, list } = asked;
    const refund = await create(paidByMerchant);
    const lost = vi
      .spyOn(server.context.signer, 'sign')
      .mockRejectedValueOnce(new Error('the process ended'));
    expect(await refuseSign(asked, refund)).toMatchObject({ status: 500 });
    lost.mockRestore();
    expect((await list())[0]).toMatchObject({ status: 'AWAITING_SIGNATURE', hash: null });
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    const before = await ledgerBalance(server, strangers.ETH, 'ETH');
    await sign(refund);
    await mine(1);
    expect((await list())[0]?.status).toBe('CONFIRMED');
    expect(await server.context.db.$count(sendIntents)).toBe(1);
    const after = await ledgerBalance(server, strangers.ETH, 'ETH');
    expect(after - before).toBe(inWei(refund.amount));
  });

  it('that was signed before a restart is sent after it, once and as it was signed', async () => {
    const prepared = await testServerOptions();
    const asked = await refundedPayment('ETH', { funds: '2', prepared });
    const { server, shop, payment, create } = asked;
    const refund = await create(paidByMerchant);
    vi.spyOn(server.context.chains.get('ETH'), 'broadcast').mockRejectedValue(
      new Error('the process ended'),
    );
    const signed = await asked.sign(refund);
    const before = await ledgerBalance(server, strangers.ETH, 'ETH');
    await confirm(server, 1, 'ETH');
    expect(await ledgerBalance(server, strangers.ETH, 'ETH')).toBe(before);

    const restarted = await createTestServer({}, prepared);
    const place = { params: { businessId: shop.businessId, id: payment.id, refundId: refund.id } };
    const call = { ...place, body: secret };
    expect((await restarted.call(signRefund, call, shop.owner)).data).toEqual(signed);
    await rebroadcast(restarted);
    await confirm(restarted, 1, 'ETH');
    const { data } = await restarted.call(listRefunds, place, shop.owner);
    expect(data).toMatchObject([{ status: 'CONFIRMED', hash: signed.hash }]);
    expect(await restarted.context.db.$count(sendIntents)).toBe(1);
    const after = await ledgerBalance(restarted, strangers.ETH, 'ETH');
    expect(after - before).toBe(inWei(refund.amount));
  });

  it('that is cancelled frees its money and is not signed', async () => {
    const asked = await refundedPayment('ETH', { funds: '2' });
    const { server, shop, create, sign } = asked;
    const refund = await create(paidByMerchant);
    const { data } = await server.call(cancelRefund, placeOf(asked, refund), shop.owner);
    expect(data.status).toBe('CANCELLED');
    expect(await refuseSign(asked, refund)).toMatchObject({ code: 'STATE_CONFLICT' });
    const next = await create(paidByMerchant);
    await sign(next);
    expect(await server.refusal(cancelRefund, placeOf(asked, next), shop.owner)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
  });

  it('is created, read and cancelled by a key with the scope for it', async () => {
    const { server, shop, payment, key, createByKey } = await refundedPayment('ETH');
    const refund = await createByKey();
    const place = { params: { id: refund.id } };
    expect((await server.call(getMerchantRefund, place, key)).data).toEqual(refund);
    const body = {
      ...({ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null } as const),
      address: strangers.ETH,
    };
    const call = { params: { id: payment.id }, body };
    expect(await server.refusal(createMerchantRefund, call, shop.key)).toMatchObject({
      status: 403,
    });
    expect((await server.call(cancelMerchantRefund, place, key)).data.status).toBe('CANCELLED');
  });
});
