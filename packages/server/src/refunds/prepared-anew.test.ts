import { getNetwork, toDecimal } from '@billfold/core';
import {
  createRefundIntent,
  getRefundPsbt,
  listAudit,
  outage,
  type Refund,
  recordRefund,
  setFeeSpike,
  signRefund,
} from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it, vi } from 'vitest';
import { strangers } from '../../test/funded.ts';
import { changePsbt, inputsOf, outputsOf, preparable, rawOf } from '../../test/prepared-refund.ts';
import { secret } from '../../test/refunds.ts';
import { signPsbt } from '../../test/sign-psbt.ts';
import type { TestServer } from '../../test/test-server.ts';

const { final } = getNetwork('BTC').confirmations;
const part = { kind: 'CUSTOM', amount: toDecimal('0.0001'), currency: 'BTC' } as const;
const hour = 3_600;
const anew = { acceptFee: true, anew: true };
const elsewhere = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

/** A payment into another wallet, whose network can get dearer. */
async function opened() {
  const payment = await preparable();
  const { server, shop, place } = payment;
  return {
    ...payment,
    spike: (seconds: number) => spike(server, seconds),
    broadcast: (psbt: string) => server.context.chains.get('BTC').broadcast(rawOf(psbt)),
    refuseSign: ({ id: refundId, paymentId }: Refund) => {
      const params = { businessId: place.businessId, id: paymentId ?? '', refundId };
      return server.refusal(signRefund, { params, body: secret }, shop.owner);
    },
    refuseReview: ({ id: refundId, paymentId }: Refund) => {
      const params = { businessId: place.businessId, id: paymentId ?? '', refundId };
      return server.refusal(createRefundIntent, { params }, shop.owner);
    },
    recordRefused: ({ id: refundId, paymentId }: Refund, hash: string) => {
      const params = { businessId: place.businessId, id: paymentId ?? '', refundId };
      return server.refusal(recordRefund, { params, body: { hash } }, shop.owner);
    },
    audit: async () => {
      const params = { businessId: place.businessId };
      const { data } = await server.call(listAudit, { params, query: {} }, shop.owner);
      return data.map(({ action }) => action).filter((action) => action.startsWith('refund.'));
    },
  };
}

/** Makes the fees of the network five times as high for a time; none ends it. */
async function spike(server: TestServer, seconds: number): Promise<void> {
  await server.call(setFeeSpike, { params: { network: 'BTC' }, body: { factor: 5, seconds } });
}

/** Returns the hash of the transaction that a PSBT becomes. */
const hashOf = (psbt: string) => Transaction.fromRaw(rawOf(psbt)).id;

/** Replaces the change of a PSBT by a payment to another address. */
const payAlso = (psbt: string, address: string) =>
  changePsbt(psbt, (each) => {
    const at = each.getOutput(0).amount === 10_000n ? 1 : 0;
    each.updateOutput(at, { script: hex.decode(getKeyring('BTC').scriptOf(address) ?? '') }, true);
  });

/** Sends everything that a PSBT spends to one address, as a wallet that moves its coins does. */
const moveTo = (psbt: string, address: string) =>
  changePsbt(psbt, (each) => {
    const script = hex.decode(getKeyring('BTC').scriptOf(address) ?? '');
    for (const at of [0, 1]) each.updateOutput(at, { script }, true);
  });

describe('a prepared transaction whose fee has become old', () => {
  it('says so, and is prepared anew from the same coins, so that the customer is paid once', async () => {
    const { create, prepare, load, spike, send, refuseSend, broadcast, mine } = await opened();
    const refund = await create('MERCHANT', part);
    expect(await load(refund)).toBeNull();
    const old = await prepare(refund);
    expect(old).toMatchObject({ isFeeLow: false, feeNow: old.fee, spentBy: null });
    expect(await load(refund)).toEqual(old);
    await spike(hour);
    const late = await load(refund);
    expect(late).toMatchObject({ hash: old.hash, fee: old.fee, isFeeLow: true });
    expect(await prepare(refund)).toEqual(late);
    const next = await prepare(refund, anew);
    expect(next.fee).toBe(late?.feeNow);
    expect(next).toMatchObject({ sent: old.sent, isFeeLow: false, spentBy: null });
    expect(next.hash).not.toBe(old.hash);
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
    expect(next.change?.address).toBe(old.change?.address);
    expect(await load(refund)).toEqual(next);
    expect(await refuseSend(refund, signPsbt(old.psbt))).toMatchObject({
      code: 'PSBT_OTHER_TRANSACTION',
    });
    expect(await send(refund, signPsbt(next.psbt))).toMatchObject({ hash: next.hash });
    await mine(1);
    expect(await broadcast(old.psbt)).toMatchObject({ outcome: 'rejected' });
  });

  it('tells what is left, and where it goes', async () => {
    const { create, prepare } = await opened();
    const { psbt, change } = await prepare(await create('MERCHANT', part));
    const left = outputsOf(psbt).find(([address]) => address !== strangers.BTC);
    expect(change).toEqual({
      ...{ address: left?.[0], amount: `0.${String(left?.[1]).padStart(8, '0')}` },
    });
    const whole = await opened();
    expect((await whole.prepare(await whole.create('CUSTOMER'))).change).toBeNull();
  });

  it('spends all coins of the earlier one where fewer would do', async () => {
    const { take, create, prepare, spike } = await opened();
    await take();
    await spike(hour);
    const refund = await create();
    const old = await prepare(refund);
    expect(inputsOf(old.psbt)).toHaveLength(2);
    await take();
    await take();
    await spike(0);
    const next = await prepare(refund, anew);
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
  });

  it('can still be sent by the wallet, and then nothing else is prepared, sent or cancelled', async () => {
    const { create, prepare, spike, load, broadcast, mine, record, ...calls } = await opened();
    const refund = await create('MERCHANT', part);
    const old = await prepare(refund);
    await spike(hour);
    const next = await prepare(refund, anew);
    await broadcast(old.psbt);
    await mine(1);
    const spent = { status: 409, code: 'PSBT_SPENT', current: { hash: old.hash } };
    expect(await load(refund)).toMatchObject({ spentBy: old.hash });
    expect(await calls.refusePrepare(refund, anew)).toMatchObject(spent);
    expect(await calls.refuseSend(refund, signPsbt(next.psbt))).toMatchObject(spent);
    expect(await calls.refuseCancel(refund)).toMatchObject(spent);
    await mine(final);
    expect(await record(refund, old.hash)).toMatchObject({ status: 'CONFIRMED', hash: old.hash });
  });

  it('is prepared anew from the same coins where the network refused it', async () => {
    const { server, take, create, prepare, send, mine, broadcast } = await opened();
    const refund = await create('MERCHANT', part);
    const old = await prepare(refund);
    for (const _ of [1, 2]) await take();
    const refused = {
      outcome: 'rejected',
      reason: 'min relay fee not met',
      permanent: true,
    } as const;
    const chain = server.context.chains.get('BTC');
    const spy = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    expect(await send(refund, signPsbt(old.psbt))).toMatchObject({ status: 'FAILED' });
    spy.mockRestore();
    await spike(server, hour);
    const next = await prepare(refund);
    expect(next.hash).not.toBe(old.hash);
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
    await send(refund, signPsbt(next.psbt));
    await mine(1);
    expect(await broadcast(old.psbt)).toMatchObject({ outcome: 'rejected' });
  });
});

describe('a cancelled refund that was prepared', () => {
  it('is replaced by the next one, which spends its coins', async () => {
    const { take, create, prepare, cancel, send, broadcast, mine } = await opened();
    const first = await create();
    await take();
    const old = await prepare(first);
    expect((await cancel(first)).status).toBe('CANCELLED');
    // Coins of other payments would do.
    for (const _ of [1, 2, 3]) await take();
    const second = await create();
    const next = await prepare(second);
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
    await send(second, signPsbt(next.psbt));
    await mine(1);
    expect(await broadcast(old.psbt)).toMatchObject({ outcome: 'rejected' });
  });

  it('is not paid once more where its wallet sent it all the same', async () => {
    const { create, prepare, cancel, broadcast, mine, record, ...calls } = await opened();
    const first = await create('MERCHANT', part);
    const { psbt, hash } = await prepare(first);
    await cancel(first);
    await broadcast(psbt);
    await mine(1);
    const second = await create('MERCHANT', part);
    const spent = { status: 409, code: 'PSBT_SPENT', current: { hash } };
    expect(await calls.refusePrepare(second)).toMatchObject(spent);
    expect(await calls.refuseSign(second)).toMatchObject(spent);
    await mine(final);
    expect(await record(second, hash)).toMatchObject({ status: 'CONFIRMED', hash });
  });

  it('does not hold back a refund of another payment', async () => {
    const { take, create, prepare, cancel, send } = await opened();
    const first = await create('MERCHANT', part);
    const old = await prepare(first);
    await cancel(first);
    const other = await take();
    const second = await create('MERCHANT', undefined, other.id);
    const next = await prepare(second);
    // It may spend them, or not: the customer of the cancelled one is another.
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
    expect(await send(second, signPsbt(next.psbt))).toMatchObject({ status: 'BROADCAST' });
  });

  it('has the next refund prepared too, and never sent freely', async () => {
    const { server, shop, place, create, prepare, cancel, load } = await opened();
    const first = await create('MERCHANT', part);
    const { psbt } = await prepare(first);
    await cancel(first);
    const second = await create('MERCHANT', part);
    const params = {
      ...{ businessId: place.businessId, id: second.paymentId ?? '', refundId: second.id },
    };
    expect(await server.refusal(getRefundPsbt, { params }, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'PSBT_PREPARED' },
    });
    const next = await prepare(second);
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(psbt)));
    expect((await load(second))?.hash).toBe(next.hash);
  });

  it('waits for another refund that is about to spend its coins', async () => {
    const { take, create, prepare, refusePrepare, cancel } = await opened();
    const first = await create();
    const [second] = [await take(), await take()];
    await prepare(first);
    await cancel(first);
    const taking = await create('MERCHANT', undefined, second?.id);
    const taken = await prepare(taking);
    const third = await create();
    expect(inputsOf(taken.psbt).length).toBeGreaterThan(1);
    expect(await refusePrepare(third)).toMatchObject({ status: 409, code: 'PSBT_PREPARED' });
    await cancel(taking);
    expect(await prepare(third)).toMatchObject({ spentBy: null });
  });
});

describe('a refund with a prepared transaction', () => {
  it('is not signed with the settlement wallet while the other one can pay it', async () => {
    const { create, prepare, cancel, refuseSign, refuseReview } = await opened();
    const refund = await create('MERCHANT', part);
    for (const refuse of [refuseSign, refuseReview])
      expect(await refuse(refund)).toMatchObject({ code: 'OWN_WALLET_SENDS' });
    await prepare(refund);
    const prepared = { status: 409, code: 'PSBT_PREPARED' };
    for (const refuse of [refuseSign, refuseReview])
      expect(await refuse(refund)).toMatchObject(prepared);
    await cancel(refund);
    const next = await create('MERCHANT', part);
    for (const refuse of [refuseSign, refuseReview])
      expect(await refuse(next)).toMatchObject(prepared);
  });

  it('is not cancelled where the wallet may have paid it among others', async () => {
    const { create, prepare, broadcast, mine, refuseCancel, record } = await opened();
    const refund = await create('MERCHANT', part);
    const { psbt } = await prepare(refund);
    await broadcast(payAlso(psbt, elsewhere));
    await mine(final);
    const refusal = await refuseCancel(refund);
    const hash = hashOf(payAlso(psbt, elsewhere));
    expect(refusal).toMatchObject({ status: 409, code: 'PSBT_SPENT', current: { hash } });
    expect(await record(refund, hash)).toMatchObject({ status: 'CONFIRMED', hash });
  });

  it('is recorded beside another one that the same transaction paid to the same address', async () => {
    const { take, create, prepare, broadcast, mine, record, recordRefused } = await opened();
    const first = await create('MERCHANT', part);
    const { psbt, change } = await prepare(first);
    const rest = { kind: 'CUSTOM', amount: change?.amount ?? toDecimal('0') } as const;
    const second = await create('MERCHANT', { ...rest, currency: 'BTC' });
    const hash = hashOf(payAlso(psbt, strangers.BTC));
    await broadcast(payAlso(psbt, strangers.BTC));
    await mine(final);
    expect(await record(second, hash)).toMatchObject({ status: 'CONFIRMED', sent: change?.amount });
    expect(await record(first, hash)).toMatchObject({ status: 'CONFIRMED', sent: '0.00010000' });
    const third = await create('MERCHANT', part, (await take()).id);
    expect(await recordRefused(third, hash)).toMatchObject({ code: 'TRANSACTION_USED' });
  });

  it('is prepared anew once all that its coins paid to the address counts for another one', async () => {
    const { create, prepare, broadcast, record, load, mine } = await opened();
    const other = await create('MERCHANT', part);
    const refund = await create('MERCHANT', part);
    const { psbt, hash } = await prepare(refund);
    await broadcast(psbt);
    await mine(final);
    expect((await load(refund))?.spentBy).toBe(hash);
    await record(other, hash);
    expect(await load(refund)).toBeNull();
    expect((await prepare(refund)).hash).not.toBe(hash);
  });

  it('is taken for paid while its coins paid more to the address than counts for others', async () => {
    const { create, prepare, broadcast, record, load, mine } = await opened();
    const other = await create('MERCHANT', part);
    const refund = await create('MERCHANT', part);
    const both = payAlso((await prepare(refund)).psbt, strangers.BTC);
    await broadcast(both);
    await mine(final);
    await record(other, hashOf(both));
    expect((await load(refund))?.spentBy).toBe(hashOf(both));
  });

  it('is shown with its fee where the network cannot be reached', async () => {
    const { server, create, prepare, load } = await opened();
    const refund = await create('MERCHANT', part);
    const { hash, fee } = await prepare(refund);
    await server.call(outage, { params: { network: 'BTC' }, body: { seconds: 60 } });
    expect(await load(refund)).toMatchObject({ hash, fee, feeNow: null, isFeeLow: false });
  });

  it('is prepared anew once its coins went elsewhere for good', async () => {
    const { take, create, prepare, refusePrepare, load, broadcast, mine, send } = await opened();
    const refund = await create('MERCHANT', part);
    const old = await prepare(refund);
    await take();
    await broadcast(moveTo(old.psbt, elsewhere));
    await mine(final - 1);
    expect(await refusePrepare(refund)).toMatchObject({ status: 409, code: 'PSBT_SPENT' });
    await mine(1);
    expect(await load(refund)).toBeNull();
    const next = await prepare(refund);
    expect(inputsOf(next.psbt)).not.toEqual(inputsOf(old.psbt));
    expect(await send(refund, signPsbt(next.psbt))).toMatchObject({ status: 'BROADCAST' });
  });

  it('has its preparation, its end and its way in the audit log', async () => {
    const { create, prepare, cancel, send, audit } = await opened();
    const first = await create('MERCHANT', part);
    await prepare(first);
    await prepare(first);
    await prepare(first, anew);
    await cancel(first);
    const second = await create('MERCHANT', part);
    await send(second, signPsbt((await prepare(second)).psbt));
    expect((await audit()).reverse()).toEqual([
      ...['refund.created', 'refund.prepared', 'refund.prepared', 'refund.cancelled'],
      ...['refund.created', 'refund.prepared', 'refund.sent'],
    ]);
  });
});
