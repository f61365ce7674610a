import { parseAmount } from '@billfold/core';
import { createPayout, planPayout } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { blockSpending } from '../../test/block-spending.ts';
import { paymentsAccount } from '../../test/business.ts';
import { stranger, strangers } from '../../test/funded.ts';
import { addressNo, csvOf, payingShop } from '../../test/payouts.ts';
import { signUpVerified } from '../../test/people.ts';
import { secret } from '../../test/refunds.ts';
import { businessMembers, transferParts, transfersOut } from '../db/schema.ts';

const good = csvOf([[addressNo(1), '0.1', '']]);

describe('a plan of a payout', () => {
  it('names every fault of every line at once, and plans nothing', async () => {
    const paying = await payingShop('USDT@ETH', { funds: '1', tokens: '100' });
    const csv = [
      'amount,address,reference',
      `1.5,${addressNo(1)},fine`,
      `1.5,${stranger},of another network`,
      `1.5,${paying.from},own`,
      `0,${addressNo(2)},`,
      `1.1234567,${addressNo(3)},`,
      `"1,5",${addressNo(4)},`,
      `0.0000001,not an address,${'x'.repeat(101)}`,
      `1,${addressNo(5)}`,
    ].join('\n');
    const refusal = await paying.refusePlan({ csv });
    expect(refusal).toMatchObject({ status: 400, code: 'PAYOUT_LINES_INVALID' });
    expect(refusal.errors[0]).toMatch(/^7 lines cannot be paid\. Line 3: /);
    const { lines } = refusal.current as {
      lines: { line: number; field: string; code: string; message: string }[];
    };
    expect(lines.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
      '3 address ADDRESS_INVALID',
      '4 address ADDRESS_IS_OWN',
      '5 amount AMOUNT_INVALID',
      '6 amount TOO_MANY_DECIMALS',
      '7 amount AMOUNT_INVALID',
      '8 address ADDRESS_INVALID',
      '8 amount TOO_MANY_DECIMALS',
      '8 reference TOO_LONG',
      '9 line LINE_INVALID',
    ]);
    expect(lines.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
    expect(await paying.server.context.db.$count(transfersOut)).toBe(0);
  });

  it.each([
    ['ETH', stranger, '12', 'Ethereum has no memos.'],
    ['TON', strangers.TON, 'x'.repeat(121), 'A memo on TON has at most 120 bytes.'],
  ] as const)('refuses a memo that %s cannot carry', async (method, address, memo, message) => {
    const paying = await payingShop(method, { funds: '2' });
    const csv = csvOf([[address, '0.1', memo]], 'address,amount,memo');
    const refusal = await paying.refusePlan({ csv });
    expect(refusal.current).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({ line: 2, field: 'memo', code: 'MEMO_INVALID', message }),
      ]),
    });
  });

  it('takes lines that differ by their memo alone for two', async () => {
    const paying = await payingShop('SOL', { funds: '5' });
    const lines = ['1', '2'].map((memo) => [strangers.SOL, '0.5', memo]);
    expect((await paying.plan(csvOf(lines, 'address,amount,memo'))).count).toBe(2);
  });

  it('asks for no funds while the spending of its account is blocked', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const { id: accountId } = await paymentsAccount(paying.server, paying.shop.businessId, 'ETH');
    await blockSpending(paying.server, { accountId, network: 'ETH' });
    const csv = csvOf([[addressNo(1), '0.1', 'R1']]);
    expect(await paying.refusePlan({ csv })).toMatchObject({
      ...{ status: 409, code: 'SPENDING_BLOCKED' },
    });
  });

  it('refuses an amount below the least that a network sends', async () => {
    const paying = await payingShop('BTC', { funds: '1' });
    const refusal = await paying.refusePlan({ csv: csvOf([[stranger, '0.00000001', '']]) });
    expect(refusal.current).toMatchObject({
      lines: [{ line: 2, field: 'amount', code: 'AMOUNT_BELOW_MINIMUM' }],
    });
  });

  it('names the line that repeats another, and pays both where that is wanted', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const csv = csvOf([
      [addressNo(1), '0.1', 'A'],
      [addressNo(1), '0.1', 'B'],
      // The spelling differs, not the address or the amount.
      [addressNo(1).toUpperCase().replace('0X', '0x'), '0.10', 'A'],
    ]);
    const refusal = await paying.refusePlan({ csv });
    expect(refusal.current).toMatchObject({
      lines: [
        { line: 4, field: 'line', code: 'DUPLICATE', message: expect.stringContaining('line 2') },
      ],
    });
    const { server, shop } = paying;
    const body = { asset: 'ETH', csv, acceptDuplicates: true };
    const plan = await server.call(
      planPayout,
      { params: { businessId: shop.businessId }, body },
      shop.owner,
    );
    expect(plan.data).toMatchObject({ count: 3 });
    expect(parseAmount(plan.data.amount, 18)).toBe(parseAmount('0.3', 18));
  });

  it.each([
    ['ETH', 10_000, 200],
    ['ETH', 201, 200],
    ['BTC', 21, 20],
  ])('of %s refuses %i lines with the limit', async (method, count, most) => {
    const paying = await payingShop(method);
    const csv = csvOf(Array.from({ length: count }, (_, n) => [addressNo(n), '1', '']));
    expect(await paying.refusePlan({ csv })).toMatchObject({
      ...{ status: 400, code: 'PAYOUT_TOO_LONG', current: { count, most } },
      errors: [expect.stringContaining(`at most ${most}`)],
    });
  });

  it.each([
    ['without lines', 'address,amount\n'],
    ['without the names of columns', `${addressNo(1)},1\n`],
    ['with a column of another name', 'address,amount,email\na,1,b'],
    ['with an open quotation mark', 'address,amount\n"a,1'],
    ['with semicolons', 'address;amount\na;1'],
  ])('is not made from a file %s', async (_, csv) => {
    const paying = await payingShop('ETH');
    expect(await paying.refusePlan({ csv })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  it('takes the apostrophe of an exported table off a reference', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const plan = await paying.plan(csvOf([[addressNo(1), '0.1', "'=1+1"]]));
    expect(plan.lines).toMatchObject([{ n: 1, line: 2, reference: '=1+1' }]);
  });

  it('says what is missing, and is not signed without it', async () => {
    const paying = await payingShop('USDT@ETH', { tokens: '100' });
    const { server, shop } = paying;
    const plan = await paying.plan(
      csvOf([
        [addressNo(1), '60', ''],
        [addressNo(2), '70.5', ''],
      ]),
    );
    expect([Number(plan.available), Number(plan.missing)]).toEqual([100, 30.5]);
    expect(plan.nativeMissing).toBe(plan.fee);
    const params = { businessId: shop.businessId };
    const body = { ...secret, planId: plan.id };
    expect(await server.refusal(createPayout, { params, body }, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'FUNDS_MISSING' },
      current: { missing: plan.missing, nativeMissing: plan.nativeMissing, address: paying.from },
    });
    const [row] = await server.context.db.select().from(transfersOut);
    expect(row?.status).toBe('PLANNED');
  });

  it('is refused where the account has nothing', async () => {
    const paying = await payingShop('ETH');
    expect(await paying.refusePlan({ csv: good })).toMatchObject({
      ...{ status: 409, code: 'FUNDS_MISSING', current: { address: paying.from } },
    });
  });

  it('leaves out what a payout that is being signed has yet to send', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const first = await paying.plan(csvOf([[addressNo(1), '1.5', '']]));
    const second = await paying.plan(csvOf([[addressNo(2), '1.5', '']]));
    await paying.create(first);
    const { server, shop } = paying;
    const call = {
      params: { businessId: shop.businessId },
      body: { ...secret, planId: second.id },
    };
    expect(await server.refusal(createPayout, call, shop.owner)).toMatchObject({
      code: 'FUNDS_MISSING',
    });
    expect((await paying.finish(first.id)).status).toBe('DONE');
  });

  it('is outdated when the settlement account is another', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const { server, shop } = paying;
    const { id: planId } = await paying.plan(good);
    const other = await paymentsAccount(server, shop.businessId, 'BTC');
    await server.context.db
      .update(transferParts)
      .set({ accountId: other.id })
      .where(eq(transferParts.outId, planId));
    const call = { params: { businessId: shop.businessId }, body: { ...secret, planId } };
    expect(await server.refusal(createPayout, call, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'PLAN_OUTDATED' },
    });
  });

  it.each([
    ['SUPPORT', 'PERMISSION_DENIED'],
    ['OWNER', 'NOT_SETTLEMENT_OWNER'],
  ] as const)(
    'is not made by a member with the role %s whose wallet it is not',
    async (role, code) => {
      const paying = await payingShop('ETH', { funds: '2' });
      const { server, shop } = paying;
      const other = await signUpVerified(server, 'other@example.com');
      await server.context.db.insert(businessMembers).values({
        ...{ businessId: shop.businessId, userId: other.user.id, role },
        createdAt: new Date(server.clock.now()),
      });
      expect(await paying.refusePlan({ csv: good }, other.token)).toMatchObject({
        status: 403,
        code,
      });
    },
  );
});
