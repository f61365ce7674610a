import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  blindInput,
  deriveOprfKey,
  evaluateBlinded,
  evaluateInput,
  finalizeEvaluation,
} from './oprf.ts';
import published from './rfc9497.vectors.json' with { type: 'json' };

const key = hexToBytes(published.key);

/** Returns a source that makes `blindInput` draw the given scalar: drawn bytes count from 1. */
function drawing(blind: string): (length: number) => Uint8Array {
  const bytes = hexToBytes(blind);
  return (length) => {
    const drawn = new Uint8Array(length);
    drawn.set(bytes);
    drawn[0] = (drawn[0] ?? 0) - 1;
    return drawn;
  };
}

describe('the oblivious function (RFC 9497, appendix A.1.1)', () => {
  it('derives the published key', () => {
    const derived = deriveOprfKey(hexToBytes(published.seed), hexToBytes(published.keyInfo));
    expect(bytesToHex(derived)).toBe(published.key);
  });

  it.each(published.vectors)('agrees with the published vector of input $input', (vector) => {
    const input = hexToBytes(vector.input);
    const { blind, blinded } = blindInput(input, drawing(vector.blind));
    expect(bytesToHex(blind)).toBe(vector.blind);
    expect(bytesToHex(blinded)).toBe(vector.blinded);
    const evaluated = evaluateBlinded(key, blinded);
    expect(bytesToHex(evaluated)).toBe(vector.evaluated);
    const output = finalizeEvaluation({ input, blind, evaluated });
    expect(bytesToHex(output)).toBe(vector.output);
    expect(bytesToHex(evaluateInput(key, input))).toBe(vector.output);
  });

  it('blinds each time with another scalar and finds the same output', () => {
    const input = new TextEncoder().encode('Correct-horse-7');
    const outputs = Array.from({ length: 8 }, () => {
      const { blind, blinded } = blindInput(input);
      const evaluated = evaluateBlinded(key, blinded);
      const output = finalizeEvaluation({ input, blind, evaluated });
      return { blinded: bytesToHex(blinded), output: bytesToHex(output) };
    });
    expect(new Set(outputs.map(({ blinded }) => blinded)).size).toBe(8);
    expect(new Set(outputs.map(({ output }) => output))).toEqual(
      new Set([bytesToHex(evaluateInput(key, input))]),
    );
  });

  it('gives other outputs for another input and another key', () => {
    const input = Uint8Array.of(1);
    const output = bytesToHex(evaluateInput(key, input));
    expect(bytesToHex(evaluateInput(key, Uint8Array.of(2)))).not.toBe(output);
    const other = deriveOprfKey(hexToBytes(published.seed), Uint8Array.of(1));
    expect(bytesToHex(evaluateInput(other, input))).not.toBe(output);
  });

  it.each([
    ['the identity', '00'.repeat(32)],
    ['a negative element', `01${'00'.repeat(31)}`],
    // RFC 9496, appendix A.3: not canonical.
    ['a field element that is not reduced', `${'ff'.repeat(31)}7f`],
    ['31 bytes', '08'.repeat(31)],
    ['nothing', ''],
  ])('refuses %s from the other side', (_, hex) => {
    const bytes = hexToBytes(hex);
    const refused = { code: 'element_invalid' };
    expect(() => evaluateBlinded(key, bytes)).toThrow(expect.objectContaining(refused));
    const { blind } = blindInput(Uint8Array.of(1));
    expect(() => finalizeEvaluation({ input: Uint8Array.of(1), blind, evaluated: bytes })).toThrow(
      expect.objectContaining(refused),
    );
  });
});
