import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { parseTransaction, type RawTransaction } from './raw-transaction.ts';
import type { SpentOutput } from './verify.ts';
import { compactSize, joinBytes, uint32, uint64 } from './wire-format.ts';

const { keyring, seed, plan } = createFundedWallet('BTC', { values: [40_000n, 30_000n, 20_000n] });
const planned = plan();
const spent = planned.inputs;
const { raw, hash } = keyring.signTransfer(seed, planned);

const verify = (bytes: Uint8Array, outputs: readonly SpentOutput[] = spent) =>
  keyring.verifyTransfer(bytes, outputs);

/** The transaction with changes that no signature covers any more. */
function rewrite(change: (transaction: RawTransaction) => Partial<RawTransaction>): Uint8Array {
  const original = parseTransaction(raw);
  const { version, inputs, outputs, lockTime } = { ...original, ...change(original) };
  return joinBytes([
    uint32(version),
    Uint8Array.of(0, 1),
    compactSize(inputs.length),
    ...inputs.map((input) =>
      joinBytes([
        hex.decode(input.hash).reverse(),
        uint32(input.index),
        withLength(input.signatureScript),
        uint32(input.sequence),
      ]),
    ),
    compactSize(outputs.length),
    ...outputs.map(({ value, script }) => joinBytes([uint64(value), withLength(script)])),
    ...inputs.map(({ witness }) =>
      joinBytes([compactSize(witness.length), ...witness.map(withLength)]),
    ),
    uint32(lockTime),
  ]);
}

function withLength(bytes: Uint8Array): Uint8Array {
  return joinBytes([compactSize(bytes.length), bytes]);
}

describe('verifyTransfer', () => {
  it('accepts what was signed, with its fee and its reading', () => {
    expect(verify(raw)).toMatchObject({ outcome: 'valid', fee: planned.fee, transfer: { hash } });
    expect(rewrite(() => ({}))).toEqual(raw);
  });

  it('goes by the name of an output, not by the order in which they are given', () => {
    expect(verify(raw, spent.toReversed()).outcome).toBe('valid');
  });

  it.each(spent.map((_, at) => at))('refuses another value of input %i', (at) => {
    const changed = spent.map((output, index) =>
      index === at ? { ...output, value: output.value + 1n } : output,
    );
    const outcome = verify(raw, changed);
    expect(outcome).toEqual({ outcome: 'refused', fault: 'signature_invalid', input: at });
  });

  it('refuses another script of an input', () => {
    const changed = spent.map((output) => ({ ...output, script: `0014${'11'.repeat(20)}` }));
    expect(verify(raw, changed)).toMatchObject({ fault: 'key_mismatch', input: 0 });
  });

  it.each([
    ['an unknown output', spent.slice(1)],
    ['an output of another index', spent.map((output) => ({ ...output, index: output.index + 1 }))],
    ['no output at all', []],
  ])('refuses to spend %s', (_, outputs) => {
    expect(verify(raw, outputs)).toMatchObject({ fault: 'output_missing', input: 0 });
  });

  it('refuses to spend an output twice', () => {
    const twice = rewrite(({ inputs }) => ({ inputs: [...inputs, ...inputs] }));
    expect(verify(twice)).toMatchObject({ fault: 'output_missing', input: spent.length });
  });

  it.each([
    ['value', (output: { value: bigint }) => ({ value: output.value - 1n })],
    ['script', () => ({ script: hex.decode(`0014${'22'.repeat(20)}`) })],
  ])('refuses an output with another %s', (_, change) => {
    const changed = rewrite(({ outputs }) => ({
      outputs: outputs.map((output) => ({ ...output, ...change(output) })),
    }));
    expect(verify(changed)).toMatchObject({ fault: 'signature_invalid', input: 0 });
  });

  it('refuses to create value', () => {
    const more = rewrite(({ outputs }) => ({
      outputs: outputs.map((output) => ({ ...output, value: output.value + planned.fee })),
    }));
    expect(verify(more)).toEqual({ outcome: 'refused', fault: 'value_created', input: null });
  });

  it('refuses more than can exist', () => {
    const rich = spent.map((output) => ({ ...output, value: 21n * 10n ** 14n }));
    expect(verify(raw, rich)).toMatchObject({ fault: 'value_created' });
  });

  it.each([
    ['dust', 'dust', { outputs: [{ value: 293n, script: hex.decode(`0014${'22'.repeat(20)}`) }] }],
    ['version 3', 'version_unsupported', { version: 3 }],
    [
      'an output that anyone can spend',
      'output_nonstandard',
      { outputs: [{ value: 60_000n, script: Uint8Array.of(0x51) }] },
    ],
    [
      'data twice',
      'output_nonstandard',
      {
        outputs: [
          { value: 0n, script: Uint8Array.of(0x6a) },
          { value: 0n, script: Uint8Array.of(0x6a) },
        ],
      },
    ],
    ['a lock time', 'time_locked', { lockTime: 800_000 }],
  ] as const)('refuses %s', (_, fault, change) => {
    expect(verify(rewrite(() => change))).toEqual({ outcome: 'refused', fault, input: null });
  });

  it('refuses what is small enough to be taken for a part of a block', () => {
    const data = [{ value: 0n, script: Uint8Array.of(0x6a) }];
    const small = rewrite(({ inputs }) => ({ inputs: inputs.slice(0, 1), outputs: data }));
    expect(verify(small)).toEqual({ outcome: 'refused', fault: 'too_small', input: null });
  });

  it('refuses a relative lock time', () => {
    const locked = rewrite(({ inputs }) => ({
      inputs: inputs.map((input) => ({ ...input, sequence: 144 })),
    }));
    expect(verify(locked)).toMatchObject({ fault: 'time_locked' });
  });

  it('refuses less than one satoshi per virtual byte', () => {
    const { vsize } = keyring.decodeTransfer(raw);
    const leave = (fee: number) =>
      rewrite(({ outputs }) => {
        const [first, second] = outputs;
        if (first === undefined || second === undefined) throw new Error('The plan has change.');
        const value = first.value + planned.fee - BigInt(fee);
        return { outputs: [{ ...first, value }, second] };
      });
    expect(verify(leave(vsize - 1))).toMatchObject({ fault: 'fee_too_low' });
    expect(verify(leave(vsize))).toMatchObject({ fault: 'signature_invalid' });
  });

  it('refuses what is heavier than nodes relay', () => {
    const script = Uint8Array.of(0x6a, ...new Uint8Array(100_000));
    const heavy = rewrite(({ outputs }) => ({ outputs: [...outputs, { value: 0n, script }] }));
    expect(verify(heavy)).toMatchObject({ fault: 'too_large' });
  });

  it('refuses signatures that stand at another input', () => {
    const swapped = rewrite(({ inputs }) => {
      const witnesses = inputs.map(({ witness }) => witness).toReversed();
      return { inputs: inputs.map((input, at) => ({ ...input, witness: witnesses[at] ?? [] })) };
    });
    expect(verify(swapped)).toMatchObject({ outcome: 'refused', input: 0 });
  });

  it('refuses every change of a single byte', () =>
    fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        expect(verify(raw.with(at, (raw[at] ?? 0) ^ flip)).outcome).toBe('refused');
      }),
      { numRuns: 150 },
    ));

  it('refuses any other bytes without throwing', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(verify(bytes)).toMatchObject({ outcome: 'refused', fault: 'malformed' });
      }),
    ));
});
