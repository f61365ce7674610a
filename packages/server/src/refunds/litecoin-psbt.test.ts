import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import { setFeeSpike } from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { base64 } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { loadPayment } from '../../test/asked-payment.ts';
import { strangers } from '../../test/funded.ts';
import { inputsOf, preparable, rawOf } from '../../test/prepared-refund.ts';
import { signPsbt } from '../../test/sign-psbt.ts';
import { otherSeed } from '../../test/watched-payment.ts';

const network = 'LTC';
const { final } = getNetwork(network).confirmations;
const part = { kind: 'CUSTOM', amount: toDecimal('0.1'), currency: network } as const;

const litecoin = () => preparable({}, undefined, network);

/** Lists the scripts that a PSBT pays, with their amounts. */
function scriptsOf(psbt: string) {
  const transaction = Transaction.fromPSBT(base64.decode(psbt));
  return Array.from({ length: transaction.outputsLength }, (_, at) => {
    const { script, amount } = transaction.getOutput(at);
    return [Buffer.from(script ?? []).toString('hex'), amount] as const;
  });
}

describe('a refund in Litecoin that another wallet signs', () => {
  it.each([true, false])('is completed by its PSBT (final: %s)', async (isFinal) => {
    const { shop, payment, create, prepare, send, mine } = await litecoin();
    const refund = await create('MERCHANT', part);
    const { psbt, hash, sent, change } = await prepare(refund);
    expect(sent).toBe('0.10000000');
    const keyring = getKeyring(network);
    const { publicKey } = keyring.derivePublic(otherSeed, 0);
    const changeAddress = keyring.addressAt(publicKey, { branch: 1, addressIndex: 0 });
    expect(change?.address).toBe(changeAddress);
    expect(new Map(scriptsOf(psbt))).toEqual(
      new Map([
        [keyring.scriptOf(strangers.LTC), 10_000_000n],
        [keyring.scriptOf(changeAddress), parseAmount(change?.amount ?? '', 8)],
      ]),
    );
    const broadcast = await send(refund, signPsbt(psbt, { network, isFinal }));
    expect(broadcast).toMatchObject({ status: 'BROADCAST', hash, sent, network });
    await mine(1);
    expect(await send(refund, 'cHNidA==')).toMatchObject({ status: 'CONFIRMED', hash });
    await mine(final);
    expect(await loadPayment(shop, payment.id)).toMatchObject({ refundState: 'PARTIAL' });
  });

  it('sends less by the fee that the customer pays', async () => {
    const { create, prepare, send, due } = await litecoin();
    const refund = await create('CUSTOMER');
    const { psbt, sent, fee, change } = await prepare(refund);
    expect(parseAmount(sent, 8) + parseAmount(fee, 8)).toBe(parseAmount(due, 8));
    expect(change).toBeNull();
    expect(await send(refund, signPsbt(psbt, { network }))).toMatchObject({ sent });
  });

  it('is prepared anew from the same coins, so that the customer is paid once', async () => {
    const { server, create, prepare, send, mine } = await litecoin();
    const refund = await create('MERCHANT', part);
    const old = await prepare(refund);
    await server.call(setFeeSpike, { params: { network }, body: { factor: 9, seconds: 3_600 } });
    const next = await prepare(refund, { acceptFee: true, anew: true });
    expect(parseAmount(next.fee, 8)).toBeGreaterThan(parseAmount(old.fee, 8));
    expect(inputsOf(next.psbt)).toEqual(expect.arrayContaining(inputsOf(old.psbt)));
    await send(refund, signPsbt(next.psbt, { network }));
    await mine(1);
    const late = await server.context.chains.get(network).broadcast(rawOf(old.psbt, { network }));
    expect(late).toMatchObject({ outcome: 'rejected' });
  });
});
