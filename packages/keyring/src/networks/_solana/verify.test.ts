import { toBaseUnits } from '@billfold/core';
import { ed25519 } from '@noble/curves/ed25519.js';
import { concatBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEd25519Key } from '../../slip10-key.ts';
import { createFundedLamports } from '../../testing/funded-lamports.ts';

const { keyring, seed, plan, address, request } = createFundedLamports('SOL');
const { raw } = keyring.signTransfer(seed, plan({ memo: 'Order 7' }));
const message = raw.subarray(65);
const malformed = { outcome: 'refused', fault: 'malformed' };

/** Signs any bytes with the key of the account. */
const signed = (bytes: Uint8Array): Uint8Array =>
  withEd25519Key(seed, [44, 501, 0, 0], (key) =>
    concatBytes(Uint8Array.of(1), ed25519.sign(bytes, key), bytes),
  );
/** Replaces the bytes from `at` on, and signs again. */
const patched = (at: number, remove: number, bytes: readonly number[]) =>
  signed(Uint8Array.from([...message.subarray(0, at), ...bytes, ...message.subarray(at + remove)]));

describe('verifyTransfer', { timeout: 30_000 }, () => {
  it('takes what is signed, and says who signed', () => {
    expect(signed(message)).toEqual(raw);
    expect(keyring.verifyTransfer(raw)).toMatchObject({ outcome: 'valid', sender: address });
  });

  it('takes no transfer in which a single bit differs', () => {
    fc.assert(
      fc.property(fc.nat(raw.length * 8 - 1), (bit) => {
        const flipped = Uint8Array.from(raw);
        const byte = Math.floor(bit / 8);
        flipped[byte] = (flipped[byte] ?? 0) ^ (1 << (bit % 8));
        expect(keyring.verifyTransfer(flipped).outcome).toBe('refused');
      }),
      { numRuns: 200 },
    );
  });

  it('takes no transfer that is cut or goes on', () => {
    for (let length = 0; length < raw.length; length += 1)
      expect(keyring.verifyTransfer(raw.subarray(0, length)).outcome).toBe('refused');
    expect(keyring.verifyTransfer(concatBytes(raw, Uint8Array.of(0)))).toEqual(malformed);
    expect(keyring.verifyTransfer(signed(concatBytes(message, Uint8Array.of(0))))).toEqual(
      malformed,
    );
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(keyring.verifyTransfer(bytes).outcome).toBe('refused');
        expect(keyring.verifyTransfer(signed(bytes)).outcome).toBe('refused');
      }),
      { numRuns: 100 },
    );
  });

  // The message begins with three counts and the number of its four accounts.
  it.each([
    ['a count in a longer form', () => patched(3, 1, [0x84, 0x00])],
    ['more signers than signatures', () => patched(0, 1, [2])],
    ['no signer', () => patched(0, 1, [0])],
    ['a payer that may not be charged', () => patched(1, 1, [1])],
    ['more accounts that only are read than there are', () => patched(2, 1, [4])],
    ['an account too many', () => patched(3, 1, [5])],
  ])('refuses %s', (_, make) => {
    expect(keyring.verifyTransfer(make())).toEqual(malformed);
  });

  it('refuses an instruction without its program, with the payer as one, or without accounts', () => {
    const first = 4 + 4 * 32 + 32 + 1;
    expect(keyring.verifyTransfer(patched(first, 1, [4]))).toEqual(malformed);
    expect(keyring.verifyTransfer(patched(first, 1, [0]))).toEqual(malformed);
    // The transfer stands behind the memo: its program, the number of its accounts, the accounts.
    const second = first + 3 + 'Order 7'.length;
    expect(keyring.verifyTransfer(patched(second + 3, 1, [9]))).toEqual(malformed);
    expect(keyring.verifyTransfer(patched(second + 3, 1, [1])).outcome).toBe('valid');
  });

  it('refuses the form with a version', () => {
    const fault = { outcome: 'refused', fault: 'version_not_supported' };
    expect(keyring.verifyTransfer(patched(0, 0, [0x80]))).toEqual(fault);
  });

  it('refuses an account that stands there twice', () => {
    const [payer, recipient] = [message.subarray(4, 36), message.subarray(36, 68)];
    expect(payer).not.toEqual(recipient);
    const fault = { outcome: 'refused', fault: 'account_repeated' };
    expect(keyring.verifyTransfer(patched(36, 32, [...payer]))).toEqual(fault);
  });

  it('refuses more than fits into a packet', () => {
    const long = (length: number) => {
      // The memo is the first instruction: program, no accounts, the length of the text in two bytes.
      const at = 4 + 4 * 32 + 32 + 3;
      const text = Array.from({ length }, () => 0x61);
      return patched(at, 8, [(length & 0x7f) | 0x80, length >> 7, ...text]);
    };
    const room = 1_232 - raw.length + 7 - 1;
    expect(long(room).length).toBe(1_232);
    expect(keyring.verifyTransfer(long(room)).outcome).toBe('valid');
    expect(keyring.verifyTransfer(long(room + 1))).toEqual(malformed);
  });

  it('refuses the signature of another key', () => {
    const other = keyring.signTransfer(new Uint8Array(32).fill(8), {
      ...plan(),
      from: keyring.derivePublic(new Uint8Array(32).fill(8), 0).publicKey,
    });
    const mixed = concatBytes(other.raw.subarray(0, 65), message);
    const fault = { outcome: 'refused', fault: 'signature_invalid' };
    expect(keyring.verifyTransfer(mixed)).toEqual(fault);
  });
});

describe('decodeTransfer', { timeout: 30_000 }, () => {
  it('throws for bytes that are no transaction', () => {
    for (const bytes of [new Uint8Array(), raw.subarray(1), patched(0, 0, [0x80])])
      expect(() => keyring.decodeTransfer(bytes)).toThrow(
        expect.objectContaining({ code: 'transaction_malformed' }),
      );
  });

  it('names the program of an instruction that it does not know', () => {
    // The second instruction: a transfer with another number is none.
    const at = message.length - 12;
    const [instruction] = keyring.decodeTransfer(patched(at, 1, [3])).instructions.slice(-1);
    expect(instruction).toEqual({ kind: 'unknown', program: '1'.repeat(32) });
    expect(keyring.decodeTransfer(raw).instructions.at(-1)).toMatchObject({
      to: request.recipient,
    });
  });

  it('reads what was written, whatever the payment', () => {
    const amounts = fc.bigInt(0n, 10n ** 8n).map(toBaseUnits);
    const memos = fc.option(fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }));
    fc.assert(
      fc.property(amounts, memos, fc.bigInt(0n, 10n ** 6n), (amount, memo, unitPrice) => {
        const planned = plan({ amount, memo, priority: { unitLimit: 1_000, unitPrice } });
        const read = keyring.decodeTransfer(keyring.signTransfer(seed, planned).raw);
        expect(read.fee).toBe(planned.fee);
        expect(read.instructions).toEqual([
          { kind: 'unit-limit', units: 1_000 },
          { kind: 'unit-price', microLamports: unitPrice },
          ...(memo === null ? [] : [{ kind: 'memo', text: memo }]),
          { kind: 'transfer', from: address, to: request.recipient, lamports: amount },
        ]);
      }),
      { numRuns: 40 },
    );
  });
});
