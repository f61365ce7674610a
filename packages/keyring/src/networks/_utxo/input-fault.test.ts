import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { getKeyring } from '../../get-keyring.ts';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import bip143 from './bip143-nested.vectors.json';
import bip341 from './bip341.vectors.json';
import { createInputCheck } from './input-fault.ts';
import { scriptFor, taprootTweak } from './kind-script.ts';
import {
  parseTransaction,
  type RawInput,
  type RawOutput,
  type RawTransaction,
} from './raw-transaction.ts';
import { createTaprootDigest } from './taproot-digest.ts';
import { unlockInput } from './unlock-input.ts';
import { createWitnessDigest } from './witness-digest.ts';

function keysOf(privateKey: Uint8Array) {
  const publicKey = secp256k1.getPublicKey(privateKey, true);
  return { privateKey, publicKey, keyHash: ripemd160(sha256(publicKey)) };
}

/** Digests of a published signature, whatever they are asked for. */
const fixed = (digest: Uint8Array) => ({
  legacy: () => digest,
  segwit: () => digest,
  taproot: () => digest,
});

describe('the example of BIP-143 for p2wpkh nested in p2sh', () => {
  const transaction = parseTransaction(hex.decode(bip143.signed));
  const output = { script: hex.decode(bip143.spent.script), value: BigInt(bip143.spent.value) };
  const keys = keysOf(hex.decode(bip143.privateKey));

  it('has its script, its digest, its signature and no fault', () => {
    const [input] = transaction.inputs;
    if (input === undefined) throw new Error('The vector has one input.');
    expect(hex.encode(scriptFor['sh-wpkh'](keys))).toBe(bip143.spent.script);
    const digest = createWitnessDigest(transaction)(input, { ...keys, value: output.value });
    expect(hex.encode(digest)).toBe(bip143.digest);
    const { signatureScript, witness } = unlockInput['sh-wpkh'](keys, 0, fixed(digest));
    expect(hex.encode(signatureScript)).toBe(bip143.signatureScript);
    expect(witness.map((item) => hex.encode(item))).toEqual([bip143.signature, bip143.publicKey]);
    expect(createInputCheck(transaction, [output])(0)).toBeNull();
  });
});

describe('the vectors of BIP-341', () => {
  const transaction = parseTransaction(hex.decode(bip341.signed));
  const spent = bip341.spent.map(({ script, value }) => ({
    script: hex.decode(script),
    value: BigInt(value),
  }));
  const check = createInputCheck(transaction, spent);

  it.each(bip341.scripts)('have the script of the internal key $internalPubkey', (vector) => {
    const internal = hex.decode(vector.internalPubkey);
    expect(taprootTweak(internal).toString(16).padStart(64, '0')).toBe(vector.tweak);
    const key = { publicKey: Uint8Array.of(2, ...internal), keyHash: new Uint8Array(20) };
    expect(hex.encode(scriptFor.tr(key))).toBe(vector.scriptPubKey);
    expect(getKeyring('BTC').scriptOf(vector.address)).toBe(vector.scriptPubKey);
  });

  const covering = bip341.inputs.filter(({ hashType }) => hashType === 0 || hashType === 1);
  it.each(covering)(
    'have the digest of input $at and no fault in it',
    ({ at, hashType, sigHash }) => {
      const digest = createTaprootDigest(transaction, spent);
      expect(hex.encode(digest(at, hashType === 1 ? 1 : 0))).toBe(sigHash);
      expect(check(at)).toBeNull();
    },
  );

  const bare = bip341.inputs.filter(({ hasScripts }) => !hasScripts);
  it.each(bare)('have the signature of input $at, whose key has no scripts', (vector) => {
    const keys = keysOf(hex.decode(vector.internalPrivkey));
    const [signature] = unlockInput.tr(keys, vector.at, fixed(hex.decode(vector.sigHash))).witness;
    expect(hex.encode(signature ?? new Uint8Array())).toBe(vector.signature.slice(0, 128));
  });

  it('have a p2pkh and a p2wpkh input beside them, without a fault', () => {
    const places = spent.flatMap(({ script }, at) => (script[0] === 0x51 ? [] : [at]));
    expect(places).toEqual([2, 5]);
    expect(places.map(check)).toEqual([null, null]);
  });

  it('refuse signatures that leave out inputs or outputs', () => {
    const others = bip341.inputs.filter(({ hashType }) => hashType > 1);
    expect(others.map(({ at }) => check(at))).toEqual(others.map(() => 'sighash_unsupported'));
  });
});

describe.each(['pkh', 'sh-wpkh', 'tr'] as const)('a signed input of %s', (kind) => {
  const { keyring, seed, plan } = createFundedWallet('BTC', { kind, values: [40_000n, 30_000n] });
  const planned = plan();
  const transaction = parseTransaction(keyring.signTransfer(seed, planned).raw);
  const spent: readonly RawOutput[] = planned.inputs.map(({ script, value }) => ({
    script: hex.decode(script),
    value,
  }));
  const [input] = transaction.inputs;
  if (input === undefined) throw new Error('The plan has inputs.');
  const isTaproot = kind === 'tr';
  /** Fault of the first input with changes that its signature may not cover. */
  const faultOf = (
    changes: Partial<RawInput>,
    {
      outputs = spent,
      whole = {},
    }: { outputs?: typeof spent; whole?: Partial<RawTransaction> } = {},
  ) => {
    const inputs = [{ ...input, ...changes }, ...transaction.inputs.slice(1)];
    return createInputCheck({ ...transaction, inputs, ...whole }, outputs)(0);
  };
  const withScript = (script: Uint8Array) =>
    spent.map((output, at) => (at === 0 ? { ...output, script } : output));

  it('has no fault', () => {
    expect(faultOf({})).toBeNull();
  });

  it('covers inputs, sequences, outputs and lock time', () => {
    const changes: readonly Partial<RawTransaction>[] = [
      { version: 1 },
      { lockTime: 1 },
      { outputs: transaction.outputs.map((each) => ({ ...each, value: each.value - 1n })) },
      { outputs: transaction.outputs.slice(1) },
      { inputs: [input] },
    ];
    for (const whole of changes) expect(faultOf({}, { whole })).toBe('signature_invalid');
    for (const change of [{ sequence: 0 }, { index: 9 }, { hash: 'ab'.repeat(32) }])
      expect(faultOf(change)).toBe('signature_invalid');
  });

  it('covers the value that it spends, unless it is a legacy one', () => {
    const outputs = spent.map((each) => ({ ...each, value: each.value + 1n }));
    expect(faultOf({}, { outputs })).toBe(kind === 'pkh' ? null : 'signature_invalid');
  });

  it('is for its own script alone', () => {
    const [first] = spent;
    const script = first?.script ?? new Uint8Array();
    const changed = script.with(5, (script[5] ?? 0) ^ 1);
    expect(faultOf({}, { outputs: withScript(changed) })).toBe(
      isTaproot ? 'signature_invalid' : 'key_mismatch',
    );
    for (const other of ['0020', '5114', '6014'])
      expect(faultOf({}, { outputs: withScript(hex.decode(`${other}${'11'.repeat(32)}`)) })).toBe(
        'script_unsupported',
      );
  });

  it('refuses anything beside signature and key', () => {
    const extra = [...input.witness, Uint8Array.of(1)];
    expect(faultOf({ witness: extra })).toBe('witness_shape');
    const script = Uint8Array.of(...input.signatureScript, 1, 1);
    expect(faultOf({ signatureScript: script })).toBe(
      { pkh: 'witness_shape', 'sh-wpkh': 'script_unsupported', tr: 'signature_script_present' }[
        kind
      ],
    );
    for (const signatureScript of [new Uint8Array(), Uint8Array.of(2, 1), Uint8Array.of(0x4c, 0)])
      if (!isTaproot) expect(faultOf({ signatureScript })).not.toBeNull();
  });

  it('refuses any one bit changed in what unlocks it', () => {
    const flips = (bytes: Uint8Array) =>
      Array.from({ length: bytes.length * 8 }, (_, bit) =>
        bytes.with(bit >> 3, (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))),
      );
    for (const signatureScript of flips(input.signatureScript))
      expect(faultOf({ signatureScript })).not.toBeNull();
    for (const [at, item] of input.witness.entries())
      for (const changed of flips(item))
        expect(faultOf({ witness: input.witness.with(at, changed) })).not.toBeNull();
  }, 60_000);
});

it('refuses a taproot signature that is cut short, and a default hash type that is written', () => {
  const { keyring, seed, plan } = createFundedWallet('BTC', { kind: 'tr', values: [100_000n] });
  const planned = plan();
  const transaction = parseTransaction(keyring.signTransfer(seed, planned).raw);
  const spent = planned.inputs.map(({ script, value }) => ({ script: hex.decode(script), value }));
  const signature = transaction.inputs[0]?.witness[0] ?? new Uint8Array();
  const faultOf = (witness: readonly Uint8Array[]) => {
    const inputs = transaction.inputs.map((input) => ({ ...input, witness }));
    return createInputCheck({ ...transaction, inputs }, spent)(0);
  };
  expect(signature).toHaveLength(64);
  expect(faultOf([signature.slice(1)])).toBe('signature_encoding');
  expect(faultOf([Uint8Array.of(...signature, 0)])).toBe('sighash_unsupported');
  expect(faultOf([Uint8Array.of(...signature, 1)])).toBe('signature_invalid');
});
