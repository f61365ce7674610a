import { formatAmount, getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  assignTransfer,
  cancelUnmatchedRefund,
  createRefund,
  createUnmatchedRefund,
  listUnmatched,
  prepareRefundPsbt,
  prepareUnmatchedRefundPsbt,
  setFeeSpike,
} from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../test/funded.ts';
import { changePsbt, inputsOf, preparable, rawOf } from '../../test/prepared-refund.ts';
import { askToBePaid } from '../../test/shop.ts';
import { signPsbt } from '../../test/sign-psbt.ts';
import type { TestServer } from '../../test/test-server.ts';
import { watchedShop } from '../../test/watched-payment.ts';
import { paymentQuotes, transfersOut } from '../db/schema.ts';
import { listPayable } from './required-outputs.ts';

const { final } = getNetwork('BTC').confirmations;
const elsewhere = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const units = (amount: bigint) =>
  ({ kind: 'CUSTOM', amount: toDecimal(formatAmount(amount, 8)), currency: 'BTC' }) as const;
const scriptOf = (address: string) => hex.decode(getKeyring('BTC').scriptOf(address) ?? '');
const hashOf = (psbt: string) => Transaction.fromRaw(rawOf(psbt)).id;

async function broadcast({ context }: TestServer, psbt: string): Promise<void> {
  await context.chains.get('BTC').broadcast(rawOf(psbt));
}

describe('a refund that a wallet may have signed', () => {
  it('counts where its transfer is assigned to a payment after it was cancelled', async () => {
    const { server, shop, pay, mine } = await watchedShop('BTC');
    const { owner, businessId } = shop;
    const payment = await askToBePaid(shop, { method: 'BTC' });
    // A transfer from before its quote is not taken for its payment.
    await server.context.db
      .update(paymentQuotes)
      .set({ lockedAt: new Date(server.clock.now() + 86_400_000) })
      .where(eq(paymentQuotes.paymentId, payment.id));
    await pay(payment.method?.address ?? '', '1');
    await mine(final);
    const listed = { params: { businessId }, query: {} };
    const [transfer] = (await server.call(listUnmatched, listed, owner)).data;
    const params = { businessId, id: transfer?.id ?? '' };
    const body = {
      ...{ amount: units(50_000_000n), networkFeePaidBy: 'MERCHANT' as const, reason: null },
      address: strangers.BTC,
    };
    const first = (await server.call(createUnmatchedRefund, { params, body }, owner)).data;
    const ofFirst = { ...params, refundId: first.id };
    const accepted = { acceptFee: true };
    const preparing = { params: ofFirst, body: accepted };
    const { psbt, hash } = (await server.call(prepareUnmatchedRefundPsbt, preparing, owner)).data;
    await server.call(cancelUnmatchedRefund, { params: ofFirst }, owner);
    await broadcast(server, psbt);
    await mine(final);
    await server.call(assignTransfer, { params, body: { paymentId: payment.id } }, owner);
    const ofPayment = { businessId, id: payment.id };
    const second = (await server.call(createRefund, { params: ofPayment, body }, owner)).data;
    const again = { params: { ...ofPayment, refundId: second.id }, body: accepted };
    expect(await server.refusal(prepareRefundPsbt, again, owner)).toMatchObject({
      ...{ code: 'PSBT_SPENT', current: { hash } },
    });
  });

  it('keeps the coins of its first transaction where later ones lost some of theirs', async () => {
    const probe = await preparable();
    const { fee } = await probe.prepare(await probe.create('MERCHANT', units(10_000n)));
    const { server, take, create, prepare, load, refuseSend, due, mine } = await preparable();
    const spike = (seconds: number) =>
      server.call(setFeeSpike, { params: { network: 'BTC' }, body: { factor: 5, seconds } });
    const whole = parseAmount(due, 8) - parseAmount(fee, 8);
    const refund = await create('MERCHANT', units(whole));
    const old = await prepare(refund);
    await take();
    await spike(3_600);
    const later = await prepare(refund, { acceptFee: true, anew: true });
    const at = inputsOf(later.psbt).findIndex((name) => !inputsOf(old.psbt).includes(name));
    const source = Transaction.fromPSBT(base64.decode(later.psbt)).getInput(at);
    const moving = new Transaction({ version: 2, lockTime: 0 });
    moving.addInput(source);
    const amount = (source.witnessUtxo?.amount ?? 0n) - 20_000n;
    moving.addOutput({ script: scriptOf(elsewhere), amount });
    await broadcast(server, base64.encode(moving.toPSBT(0)));
    await mine(final);
    await spike(0);
    expect((await load(refund))?.hash).toBe(later.hash);
    expect((await refuseSend(refund, signPsbt(later.psbt))).code).toBe('PSBT_OTHER_TRANSACTION');
    await take({ price: { amount: toDecimal('500.00'), currency: 'EUR' } });
    const last = await prepare(refund);
    expect(inputsOf(last.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
  });

  it('holds back all but one of the refunds that follow it', async () => {
    const { create, prepare, refusePrepare, send, cancel, take, due, mine } = await preparable();
    await take();
    const half = units(parseAmount(due, 8) / 2n);
    const first = await create('MERCHANT', units(parseAmount(due, 8)));
    await prepare(first);
    await cancel(first);
    const second = await create('MERCHANT', half);
    const replacing = await prepare(second);
    await take();
    const third = await create('MERCHANT', half);
    expect((await refusePrepare(third)).code).toBe('PSBT_PREPARED');
    await send(second, signPsbt(replacing.psbt));
    await mine(final);
    expect((await prepare(third)).hash).not.toBe(replacing.hash);
  });

  it('lets the others be prepared once it is recorded', async () => {
    const { server, create, prepare, cancel, mine, record, take } = await preparable();
    const first = await create('MERCHANT', units(10_000n));
    const { psbt, hash } = await prepare(first);
    await cancel(first);
    await broadcast(server, psbt);
    await mine(final);
    await record(await create('MERCHANT', units(10_000n)), hash);
    await take();
    expect((await prepare(await create('MERCHANT', units(11_000n)))).hash).not.toBe(hash);
  });

  it('is not paid from elsewhere where the coins of an earlier one are too few', async () => {
    const { create, prepare, refusePrepare, cancel } = await preparable();
    const first = await create('CUSTOMER');
    await prepare(first);
    await cancel(first);
    // With its fee it is more than the coins of the first one.
    const refusal = await refusePrepare(await create('MERCHANT'));
    expect(refusal).toMatchObject({ code: 'PSBT_PREPARED' });
    expect(JSON.stringify(refusal)).not.toContain('Send it from your wallet');
  });

  it('leaves a refund of another coin of the payment alone', async () => {
    const { server, create, prepare, cancel } = await preparable();
    const first = await create('CUSTOMER');
    await prepare(first);
    await cancel(first);
    const second = await create('CUSTOMER');
    const { db } = server.context;
    const [row] = await db.select().from(transfersOut).where(eq(transfersOut.id, second.id));
    if (row === undefined) throw new Error('the refund is not there');
    expect(await listPayable(db, row)).toHaveLength(1);
    expect(await listPayable(db, { ...row, assetId: 'LTC' })).toEqual([]);
  });

  it('is prepared from no change that may vanish', async () => {
    const { server, create, prepare, refusePrepare, mine, send } = await preparable();
    const other = await create('MERCHANT', units(10_000n));
    const sent = await prepare(other);
    await send(other, signPsbt(sent.psbt));
    const second = await create('MERCHANT', units(11_000n));
    expect((await refusePrepare(second)).code).toBe('PSBT_FUNDS_MISSING');
    const raised = changePsbt(sent.psbt, (each) => {
      const at = each.getOutput(0).amount === 10_000n ? 1 : 0;
      each.updateOutput(at, { amount: (each.getOutput(at).amount ?? 0n) - 5_000n }, true);
    });
    await broadcast(server, raised);
    await mine(final);
    const [input] = inputsOf((await prepare(second)).psbt);
    const spent = Buffer.from(hashOf(raised), 'hex').reverse().toString('hex');
    expect(input).toMatch(new RegExp(`^${spent}:`));
  });

  it('is recorded by its own output, and not by that of another refund', async () => {
    const { server, create, prepare, mine, record } = await preparable();
    const ofCustomer = await create('CUSTOMER', units(25_000n));
    const ofMerchant = await create('MERCHANT', units(20_000n));
    const script = scriptOf(strangers.BTC);
    const both = changePsbt((await prepare(ofCustomer)).psbt, (each) => {
      each.updateOutput(0, { script, amount: 20_000n }, true);
      each.updateOutput(1, { script, amount: 17_000n }, true);
    });
    await broadcast(server, both);
    await mine(final);
    expect((await record(ofCustomer, hashOf(both))).sent).toBe('0.00017000');
    expect((await record(ofMerchant, hashOf(both))).sent).toBe('0.00020000');
  });
});
