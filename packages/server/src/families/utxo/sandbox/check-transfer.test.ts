import { toBaseUnits } from '@billfold/core';
import { getKeyring, type Utxo } from '@billfold/keyring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedView } from '../../../../test/fixed-view.ts';
import { createLedgerWallet, phrases } from '../../../../test/ledger-wallet.ts';
import { getRules } from '../../get-rules.ts';
import { encodeCoinbase } from './coinbase.ts';
import { utxoEntries } from './utxo-entry.ts';

const keyring = getKeyring('BTC', 'sandbox');
const rules = getRules('BTC', 'sandbox');
const alice = createLedgerWallet('BTC', phrases[0]);
const bob = createLedgerWallet('BTC', phrases[1]);

const script = (address: string) => keyring.scriptOf(address) ?? '';
const source = encodeCoinbase([
  { script: script(alice.addressAt(0, 0)), value: 100_000n },
  { script: script(alice.addressAt(0, 1)), value: 200_000n },
  { script: script(bob.addressAt(0, 0)), value: 100_000n },
  { script: `6a${'04'}deadbeef`, value: 0n },
]);
const { hash: sourceHash } = keyring.decodeTransfer(source);
const state = new Map(utxoEntries(keyring.decodeTransfer(source)));
const view = fixedView(state);
/** Nothing here depends on the time. */
const at = new Date(0);

const held = (index: number, value: bigint): Utxo => ({
  hash: sourceHash,
  index,
  value: toBaseUnits(value),
  branch: 0,
  addressIndex: index,
});
const utxos = [held(0, 100_000n), held(1, 200_000n)];
const valid = alice.send({ utxos, to: bob.addressAt(0, 0), amount: toBaseUnits(250_000n) });
const check = (raw: Uint8Array) => rules.check(view, raw, at);

/** `raw` with other bytes in place of the first occurrence of `from`. */
function withBytes(raw: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(raw).toString('hex');
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replace(from, to), 'hex'));
}
const amount = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes.toString('hex');
};

describe('checkTransfer', () => {
  it('takes a signed transfer: what it spends goes, what it makes comes', async () => {
    const verdict = await check(valid.raw);
    if (verdict.outcome !== 'acceptable') throw new Error(verdict.reason);
    const changes = Object.fromEntries(verdict.changes);
    expect(changes[`utxo:${sourceHash}:0`]).toBeNull();
    expect(changes[`utxo:${sourceHash}:1`]).toBeNull();
    const made = Object.values(changes).filter((entry) => entry !== null);
    expect(made).toContainEqual({
      script: script(bob.addressAt(0, 0)),
      address: bob.addressAt(0, 0),
      value: '250000',
    });
    expect(made).toHaveLength(2);
  });

  it('lets a better paid one take its place only if it says so (BIP-125)', () => {
    const better = alice.send({
      utxos,
      to: bob.addressAt(0, 0),
      amount: toBaseUnits(250_000n),
      satPerKvb: 9_000n,
    });
    const refusalOver = (raw: Uint8Array) =>
      rules.refuseReplacement(
        { raw: better.raw, before: state },
        { conflicts: [{ raw, before: state }], descendants: [] },
      );
    expect(refusalOver(valid.raw)).toBeNull();
    const first = withBytes(valid.raw, 'fdffffff', 'feffffff');
    expect(refusalOver(first)).toBeNull();
    expect(refusalOver(withBytes(first, 'fdffffff', 'feffffff'))).toBe('txn-mempool-conflict');
  });

  it('makes no entry of an output that nobody can spend', () => {
    expect([...state.keys()]).not.toContain(`utxo:${sourceHash}:3`);
  });

  it('names what is missing and which transaction could make it', async () => {
    const unknown = 'ab'.repeat(32);
    const { raw } = alice.send({
      utxos: [{ ...held(0, 100_000n), hash: unknown }],
      to: bob.addressAt(0, 0),
      amount: 'max',
    });
    expect(await check(raw)).toEqual({
      outcome: 'rejected',
      reason: 'bad-txns-inputs-missingorspent',
      permanent: false,
      missing: [{ key: `utxo:${unknown}:0`, madeBy: unknown }],
    });
  });

  it.each([
    ['value', amount(250_000n), amount(250_001n)],
    ['recipient', script(bob.addressAt(0, 0)), script(bob.addressAt(0, 1))],
    ['sequence', 'fdffffff', 'feffffff'],
  ])('refuses a changed %s', async (_, from, to) => {
    expect(await check(withBytes(valid.raw, from, to))).toMatchObject({
      outcome: 'rejected',
      reason: expect.stringContaining('Signature must be zero'),
      permanent: true,
    });
  });

  it('refuses more than comes in, dust, a fee below the minimum and a double input', async () => {
    const reasonOf = async (raw: Uint8Array) => {
      const verdict = await check(raw);
      return verdict.outcome === 'rejected' ? verdict.reason : null;
    };
    expect(await reasonOf(withBytes(valid.raw, amount(250_000n), amount(300_001n)))).toBe(
      'bad-txns-in-belowout',
    );
    expect(await reasonOf(withBytes(valid.raw, amount(250_000n), amount(293n)))).toBe('dust');
    expect(await reasonOf(withBytes(valid.raw, amount(250_000n), amount(0n)))).toBe('dust');
    const { outputs, vsize } = keyring.decodeTransfer(valid.raw);
    const change = outputs.find(({ value }) => value < 100_000n)?.value ?? 0n;
    const withFee = (fee: bigint) =>
      withBytes(valid.raw, amount(change), amount(300_000n - 250_000n - fee));
    // 1 sat/vB is enough as far as the fee goes.
    expect(await reasonOf(withFee(BigInt(vsize) - 1n))).toBe('min relay fee not met');
    expect(await reasonOf(withFee(BigInt(vsize)))).toMatch(/Signature must be zero/);
    const second = `${reversed(sourceHash)}01000000`;
    expect(await reasonOf(withBytes(valid.raw, second, `${reversed(sourceHash)}00000000`))).toBe(
      'bad-txns-inputs-duplicate',
    );
  });

  it('refuses a signature for another hash type and a key that is not the owner’s', async () => {
    const { raw } = alice.send({
      utxos: [held(0, 100_000n)],
      to: bob.addressAt(0, 0),
      amount: 'max',
    });
    const none = withBytes(raw, '0121', '0221');
    expect(await check(none)).toMatchObject({
      reason: expect.stringContaining('Signature hash type'),
    });
    const stolen = alice.send({
      utxos: [held(2, 100_000n)],
      to: alice.addressAt(0, 0),
      amount: 'max',
    });
    expect(await check(stolen.raw)).toMatchObject({
      reason: expect.stringContaining('OP_EQUALVERIFY'),
    });
  });

  it('takes no transfer in which a single bit differs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(valid.raw.length * 8 - 1), async (bit) => {
        const flipped = Uint8Array.from(valid.raw);
        const byte = Math.floor(bit / 8);
        flipped[byte] = (flipped[byte] ?? 0) ^ (1 << (bit % 8));
        expect(await outcomeOf(flipped)).toBe('rejected');
      }),
      { numRuns: 300 },
    );
  });

  it('takes no transfer with a byte more or less', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(valid.raw.length - 1), fc.option(fc.nat(255)), async (at, byte) => {
        const bytes = [...valid.raw];
        if (byte === null) bytes.splice(at, 1);
        else bytes.splice(at, 0, byte);
        expect(await outcomeOf(Uint8Array.from(bytes))).toBe('rejected');
      }),
      { numRuns: 200 },
    );
  });
});

async function outcomeOf(raw: Uint8Array): Promise<'acceptable' | 'rejected'> {
  return rules.hashOf(raw) === null ? 'rejected' : (await check(raw)).outcome;
}

function reversed(hash: string): string {
  return Buffer.from(hash, 'hex').reverse().toString('hex');
}
