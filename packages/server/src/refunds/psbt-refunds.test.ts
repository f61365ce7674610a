import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  cancelRefund,
  prepareRefundPsbt,
  recordRefund,
  type WatchKeyKind,
} from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64, createBase58check } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { loadEvents, loadPayment } from '../../test/asked-payment.ts';
import { strangers } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { changePsbt, inputsOf, outputsOf, preparable, rawOf } from '../../test/prepared-refund.ts';
import { refundedPayment } from '../../test/refunds.ts';
import { signPsbt } from '../../test/sign-psbt.ts';
import { otherDescriptor, otherSeed } from '../../test/watched-payment.ts';

const { final } = getNetwork('BTC').confirmations;
const part = { kind: 'CUSTOM', amount: toDecimal('0.0001'), currency: 'BTC' } as const;

const units = (amount: string) => parseAmount(amount, 8);

describe('a refund that another wallet signs', () => {
  it.each([true, false])(
    'is completed by a PSBT that another library signed (final: %s)',
    async (isFinal) => {
      const email = 'cleo@example.com';
      const { server, shop, payment, create, prepare, send, mine, held } = await preparable({
        customer: { email },
      });
      const refund = await create('MERCHANT', part);
      const before = await held();
      const { psbt, hash, sent, fee } = await prepare(refund);
      expect(sent).toBe('0.00010000');
      const broadcast = await send(refund, signPsbt(psbt, { isFinal }));
      expect(broadcast).toMatchObject({ status: 'BROADCAST', hash, sent });
      expect(await held()).toBe(before - units(sent) - units(fee));
      await mine(1);
      expect(await send(refund, 'cHNidA==')).toMatchObject({ status: 'CONFIRMED', hash });
      await mine(final);
      expect(await loadPayment(shop, payment.id)).toMatchObject({ refundState: 'PARTIAL' });
      expect(await loadEvents(server, refund.id)).toEqual(Array(3).fill('refund.updated'));
      const mails = await mailsTo(server.context.db, email);
      expect(mails.filter(({ text }) => text.includes(hash))).toHaveLength(1);
    },
  );

  it('pays the refund, and its change to a change address of the key that pays the next one', async () => {
    const { create, prepare, send, mine } = await preparable();
    const keyring = getKeyring('BTC');
    const { publicKey } = keyring.derivePublic(otherSeed, 0);
    const changeAt = (addressIndex: number) =>
      keyring.addressAt(publicKey, { branch: 1, addressIndex });
    const first = await create('MERCHANT', part);
    const { psbt } = await prepare(first);
    const pays = outputsOf(psbt);
    expect(pays.map(([address]) => address).sort()).toEqual([changeAt(0), strangers.BTC].sort());
    expect(new Map(pays).get(strangers.BTC)).toBe(10_000);
    await send(first, signPsbt(psbt));
    await mine(1);
    const second = await create('MERCHANT', part);
    const next = await prepare(second);
    expect(outputsOf(next.psbt).map(([address]) => address)).toContain(changeAt(1));
    await send(second, signPsbt(next.psbt));
    await mine(1);
    expect(await send(second, signPsbt(next.psbt))).toMatchObject({ status: 'CONFIRMED' });
  });

  it('names the keys by the origin of the descriptor', async () => {
    const key = descriptorOf("[d34db33f/84'/0'/0']", 'wpkh');
    const { create, prepare, send } = await preparable({}, key);
    const refund = await create('MERCHANT', part);
    const { psbt } = await prepare(refund);
    const [input] = Psbt.fromBase64(psbt).data.inputs;
    expect(input?.bip32Derivation?.[0]?.path).toBe("m/84'/0'/0'/0/0");
    expect(await send(refund, signPsbt(psbt))).toMatchObject({ status: 'BROADCAST' });
  });

  it('sends less by the fee that the customer pays, also where that is all there is', async () => {
    const { create, prepare, send, due, held } = await preparable();
    const refund = await create('CUSTOMER');
    const { psbt, sent, fee } = await prepare(refund);
    expect(units(sent) + units(fee)).toBe(units(due));
    expect(outputsOf(psbt)).toHaveLength(1);
    expect(await send(refund, signPsbt(psbt))).toMatchObject({ status: 'BROADCAST', sent });
    expect(await held()).toBe(0n);
  });

  it('is prepared once while its coins are unspent, and not with the coins of another one', async () => {
    const { take, create, prepare, refusePrepare, send, pay, mine } = await preparable();
    const [first, second] = [await create('MERCHANT', part), await create('MERCHANT', part)];
    const prepared = await prepare(first);
    expect(await prepare(first)).toEqual(prepared);
    expect(await refusePrepare(second)).toMatchObject({ status: 409, code: 'PSBT_FUNDS_MISSING' });
    await take();
    const other = await prepare(second);
    expect(inputsOf(other.psbt)).not.toEqual(inputsOf(prepared.psbt));
    expect(await send(second, signPsbt(other.psbt))).toMatchObject({ status: 'BROADCAST' });
    await pay(strangers.BTC, '0.0001');
    await mine(1);
    expect(await send(first, signPsbt(prepared.psbt))).toMatchObject({ status: 'BROADCAST' });
  });

  it('is sent once by two calls at once', async () => {
    const { server, create, prepare, send } = await preparable();
    const refund = await create('MERCHANT', part);
    const { psbt, hash } = await prepare(refund);
    const signed = signPsbt(psbt);
    const both = await Promise.all([send(refund, signed), send(refund, signed)]);
    expect(both.map((each) => each.hash)).toEqual([hash, hash]);
    expect(await loadEvents(server, refund.id)).toEqual(Array(2).fill('refund.updated'));
  });

  it('can be recorded where the wallet broadcast it itself', async () => {
    const { server, shop, place, create, prepare, mine } = await preparable();
    const refund = await create('MERCHANT', part);
    const { psbt, hash } = await prepare(refund);
    await server.context.chains.get('BTC').broadcast(rawOf(psbt));
    await mine(final);
    const params = { ...place, refundId: refund.id };
    const { data } = await server.call(recordRefund, { params, body: { hash } }, shop.owner);
    expect(data).toMatchObject({ status: 'CONFIRMED', hash });
  });
});

describe('a PSBT of a refund is refused', () => {
  it('with anything but the signatures of what was prepared', async () => {
    const { create, prepare, refuseSend, send } = await preparable();
    const refund = await create('MERCHANT', part);
    const { psbt } = await prepare(refund);
    const signed = signPsbt(psbt);
    const changed = changePsbt(psbt, (each) => each.updateOutput(0, { amount: 9_000n }, true));
    const elsewhere = changePsbt(psbt, (each) =>
      each.updateOutput(0, { script: each.getOutput(1).script ?? new Uint8Array() }, true),
    );
    const added = changePsbt(psbt, (each) =>
      each.addInput({
        ...{ txid: 'ab'.repeat(32), index: 0, sequence: 0xfffffffd },
        witnessUtxo: { script: new Uint8Array([0, 20, ...new Uint8Array(20)]), amount: 1n },
      }),
    );
    const cases: readonly (readonly [string, string])[] = [
      ['cHNidA==', 'PSBT_UNREADABLE'],
      ['AAAA', 'PSBT_UNREADABLE'],
      [base64.encode(base64.decode(signed).slice(0, -20)), 'PSBT_UNREADABLE'],
      [changed, 'PSBT_OTHER_TRANSACTION'],
      [elsewhere, 'PSBT_OTHER_TRANSACTION'],
      [added, 'PSBT_OTHER_TRANSACTION'],
      [psbt, 'PSBT_UNSIGNED'],
      [withOtherSignature(psbt, signed), 'PSBT_SIGNATURE_INVALID'],
    ];
    for (const [text, code] of cases)
      expect(await refuseSend(refund, text), code).toMatchObject({ status: 409, code });
    expect(await send(refund, signed)).toMatchObject({ status: 'BROADCAST' });
  });

  it('with a signature for some of its inputs only', async () => {
    const { take, create, prepare, refuseSend } = await preparable();
    await take();
    // All of one payment and the fee take the coins of two.
    const refund = await create();
    const { psbt } = await prepare(refund);
    expect(inputsOf(psbt).length).toBeGreaterThan(1);
    const half = signPsbt(psbt, { inputs: (at) => at === 0 });
    expect(await refuseSend(refund, half)).toMatchObject({ code: 'PSBT_UNSIGNED' });
  });

  it('where none was prepared, where it is too long, or is no base64', async () => {
    const { create, refuseSend } = await preparable();
    const refund = await create('MERCHANT', part);
    expect(await refuseSend(refund, 'cHNidA==')).toMatchObject({ code: 'PSBT_MISSING' });
    for (const text of ['A'.repeat(400_001), 'not base64!', ''])
      expect(await refuseSend(refund, text)).toMatchObject({ status: 400 });
  });

  it('once its wallet has sent it, as is another one and the end of the refund', async () => {
    const { create, prepare, refusePrepare, refuseSend, server, shop, place, mine } =
      await preparable();
    const refund = await create('MERCHANT', part);
    const { psbt, hash } = await prepare(refund);
    await server.context.chains.get('BTC').broadcast(rawOf(psbt));
    await mine(1);
    const spent = { status: 409, code: 'PSBT_SPENT', current: { hash } };
    expect(await refuseSend(refund, signPsbt(psbt))).toMatchObject(spent);
    expect(await refusePrepare(refund)).toMatchObject(spent);
    const params = { ...place, refundId: refund.id };
    expect(await server.refusal(cancelRefund, { params }, shop.owner)).toMatchObject(spent);
    await mine(final);
    const recorded = await server.call(recordRefund, { params, body: { hash } }, shop.owner);
    expect(recorded.data).toMatchObject({ status: 'CONFIRMED', hash });
  });

  it('once its wallet has sent it with another fee', async () => {
    const { create, prepare, refusePrepare, server, shop, place, mine } = await preparable();
    const refund = await create('MERCHANT', part);
    const { psbt } = await prepare(refund);
    const raised = changePsbt(psbt, (each) => {
      const at = each.getOutput(0).amount === 10_000n ? 1 : 0;
      each.updateOutput(at, { amount: (each.getOutput(at).amount ?? 0n) - 500n }, true);
    });
    await server.context.chains.get('BTC').broadcast(rawOf(raised));
    await mine(1);
    const spent = { status: 409, code: 'PSBT_SPENT' };
    expect(await refusePrepare(refund)).toMatchObject(spent);
    const params = { ...place, refundId: refund.id };
    expect(await server.refusal(cancelRefund, { params }, shop.owner)).toMatchObject(spent);
  });

  it('where the settlement wallet has the money', async () => {
    const { server, shop, payment, create } = await refundedPayment('BTC');
    const refund = await create();
    const params = { businessId: shop.businessId, id: payment.id, refundId: refund.id };
    const request = { params, body: { acceptFee: true } };
    expect(await server.refusal(prepareRefundPsbt, request, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'REFUND_SIGNED_HERE' },
    });
  });

  it('for keys of other kinds, and for a high fee that was not accepted', async () => {
    for (const key of [descriptorOf('', 'tr'), electrumKey()]) {
      const other = await preparable({}, key);
      expect(await other.refusePrepare(await other.create('MERCHANT', part))).toMatchObject({
        ...{ status: 409, code: 'PSBT_UNSUPPORTED' },
      });
    }
    const { create, refusePrepare } = await preparable({}, otherDescriptor());
    const refund = await create('MERCHANT', { ...part, amount: toDecimal('0.00001') });
    expect(await refusePrepare(refund, { acceptFee: false })).toMatchObject({ code: 'FEE_HIGH' });
  });
});

/** Writes the descriptor of the other wallet's account for a kind of addresses, with its origin. */
function descriptorOf(origin: string, kind: WatchKeyKind): string {
  const keyring = getKeyring('BTC');
  const { publicKey } = keyring.derivePublic(otherSeed, 0);
  const read = keyring.parseWatchKey(`${origin}${publicKey}`, kind);
  if (!read.ok) throw new Error(read.refusal);
  return read.key.descriptor;
}

/** Writes the key of the other wallet as one of Electrum's own phrases, a step below the master key. */
function electrumKey(): string {
  const { publicKey } = getKeyring('BTC').derivePublic(otherSeed, 0);
  const base58check = createBase58check(sha256);
  return base58check.encode(base58check.decode(publicKey).with(4, 1));
}

/** Puts the signature of another message into a PSBT. */
function withOtherSignature(psbt: string, signed: string): string {
  const transaction = Transaction.fromPSBT(base64.decode(psbt));
  const [[key, signature] = []] =
    Transaction.fromPSBT(base64.decode(signed)).getInput(0).partialSig ?? [];
  if (key === undefined || signature === undefined) throw new Error('it is not signed');
  const other = Uint8Array.from(signature);
  other[10] = (other[10] ?? 0) ^ 1;
  transaction.updateInput(0, { partialSig: [[key, other]] }, true);
  return base64.encode(transaction.toPSBT(0));
}
