import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed, type Utxo, type UtxoTransferPlan } from '@billfold/keyring';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64, createBase58check } from '@scure/base';
import { Psbt } from 'bitcoinjs-lib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../../../test/funded.ts';
import { signPsbt } from '../../../../test/sign-psbt.ts';
import { otherDescriptor, otherSeed } from '../../../../test/watched-payment.ts';
import { measurePsbt } from './measure-psbt.ts';
import { readSignedPsbt } from './read-signed-psbt.ts';
import { writePsbt } from './write-psbt.ts';

const transfers = fc.record({
  values: fc.array(fc.bigInt(1_000n, 5_000_000n), { minLength: 1, maxLength: 12 }),
  amount: fc.bigInt(6_000n, 10_000_000n),
  satPerKvb: fc.bigInt(1_000n, 50_000n),
});

describe.each(['BTC', 'LTC'] as const)('a prepared transaction of %s', (network) => {
  const keyring = getKeyring(network);
  const read = keyring.parseWatchKey(otherDescriptor(network), null);
  if (!read.ok) throw new Error(read.refusal);
  const { key } = read;

  /** Plans a transfer of coins of these values; null where they are too few. */
  function planOf(
    values: readonly bigint[],
    { amount, satPerKvb }: { readonly amount: bigint; readonly satPerKvb: bigint },
  ): UtxoTransferPlan | null {
    const utxos = values.map((value, at): Utxo => {
      const hash = at.toString(16).padStart(64, 'c');
      return {
        hash,
        index: at,
        value: toBaseUnits(value),
        branch: at % 2 === 0 ? 0 : 1,
        addressIndex: at,
      };
    });
    const built = keyring.buildTransfer({
      ...{ publicKey: key.publicKey, utxos, recipient: strangers[network] },
      ...{ amount: toBaseUnits(amount), satPerKvb, changeIndex: 3 },
    });
    return built.outcome === 'built' ? built.plan : null;
  }

  it('is the transaction of its plan once another library has signed it', () =>
    fc.assert(
      fc.property(transfers, ({ values, ...asked }) => {
        const plan = planOf(values, asked);
        if (plan === null) return;
        const { psbt, hash } = writePsbt({ keyring, key, plan });
        const signed = base64.decode(signPsbt(base64.encode(psbt), { network }));
        const result = readSignedPsbt({ keyring, prepared: psbt, signed });
        const ours = keyring.signTransfer(otherSeed, plan);
        expect(result).toEqual({ ok: true, raw: ours.raw, hash: ours.hash });
        expect(hash).toBe(ours.hash);
      }),
      { numRuns: 25 },
    ));

  it('has the size and the money of its plan', () =>
    fc.assert(
      fc.property(transfers, ({ values, ...asked }) => {
        const plan = planOf(values, asked);
        if (plan === null) return;
        const { vsize, inputUnits } = measurePsbt(writePsbt({ keyring, key, plan }).psbt);
        expect(vsize).toBe(BigInt(plan.vsize));
        const paid = plan.outputs.reduce((sum, { value }) => sum + value, 0n);
        expect(inputUnits).toBe(paid + plan.fee);
      }),
      { numRuns: 25 },
    ));

  it('is refused with a changed byte, whichever, or has the same signatures', () => {
    const plan = planOf([100_000n, 200_000n], { amount: 250_000n, satPerKvb: 2_000n });
    if (plan === null) throw new Error('no plan');
    const { psbt } = writePsbt({ keyring, key, plan });
    const signed = base64.decode(signPsbt(base64.encode(psbt), { network }));
    const whole = readSignedPsbt({ keyring, prepared: psbt, signed });
    return fc.assert(
      fc.property(fc.nat(signed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const turned = signed.with(at, (signed[at] ?? 0) ^ change);
        const result = readSignedPsbt({ keyring, prepared: psbt, signed: turned });
        if (result.ok) expect(result).toEqual(whole);
      }),
      { numRuns: 150 },
    );
  });
});

/** Writes an extended public key with the version of native SegWit, which Litecoin uses too. @see SLIP-132 */
function asZpub(key: string): string {
  const base58check = createBase58check(sha256);
  return base58check.encode(
    Uint8Array.from([4, 0xb2, 0x47, 0x46, ...base58check.decode(key).slice(4)]),
  );
}

/** Seed phrase and first address of the published vectors. @see BIP-84 */
const phrase = `${'abandon '.repeat(11)}about`;
const vectors = [
  ['BTC', "m/84'/0'/0'/0/0", 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ['LTC', "m/84'/2'/0'/0/0", 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
] as const;

it.each(vectors)(
  'names the key of %s by the path of its published vector',
  async (network, path, address) => {
    const keyring = getKeyring(network);
    const seed = await seedPhraseToSeed(phrase);
    const { publicKey } = keyring.derivePublic(seed, 0);
    const origin = path.replace(/^m/, '73c5da0a').replace('/0/0', '');
    const read = keyring.parseWatchKey(`[${origin}]${asZpub(publicKey)}`, null);
    if (!read.ok) throw new Error(read.refusal);
    expect(keyring.createWatchDeriver(read.key)({ branch: 0, addressIndex: 0 })).toBe(address);
    const coin: Utxo = {
      ...{ hash: 'ab'.repeat(32), index: 0, value: toBaseUnits(50_000n) },
      ...{ branch: 0, addressIndex: 0 },
    };
    const built = keyring.buildTransfer({
      ...{ publicKey, utxos: [coin], recipient: strangers[network] },
      ...{ amount: toBaseUnits(20_000n), satPerKvb: 1_000n, changeIndex: 0 },
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { psbt } = writePsbt({ keyring, key: read.key, plan: built.plan });
    const [input] = Psbt.fromBuffer(psbt).data.inputs;
    expect(input?.bip32Derivation?.[0]).toMatchObject({ path });
    expect(Buffer.from(input?.witnessUtxo?.script ?? []).toString('hex')).toBe(
      keyring.scriptOf(address),
    );
  },
);
