import { ristretto255_oprf } from '@noble/curves/ed25519.js';
import { KeyringError } from '../keyring-error.ts';

const { oprf } = ristretto255_oprf;

/**
 * Derives the 32-byte key of an oblivious pseudorandom function from a secret seed, one for each `info`.
 * @param seed 32 secret bytes
 * @see RFC 9497, section 3.2.1: DeriveKeyPair of mode OPRF, suite ristretto255-SHA512
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 */
export function deriveOprfKey(seed: Uint8Array, info: Uint8Array): Uint8Array {
  return oprf.deriveKeyPair(seed, info).secretKey;
}

/** Input of an oblivious evaluation, hidden from the holder of the key. */
export interface BlindedInput {
  /** Secret scalar that takes the blinding off again; stays with the client. */
  readonly blind: Uint8Array;
  /** Group element of 32 bytes for the holder of the key; says nothing about the input. */
  readonly blinded: Uint8Array;
}

/**
 * Blinds an input with a random scalar.
 * @param random source of secret bytes; the platform's by default
 * @see RFC 9497, section 3.3.1: Blind
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const input = new TextEncoder().encode(password);
 * const { blind, blinded } = blindInput(input);
 * const evaluated = evaluateBlinded(key, blinded);
 * const output = finalizeEvaluation({ input, blind, evaluated });
 */
export function blindInput(
  input: Uint8Array,
  random?: (length: number) => Uint8Array,
): BlindedInput {
  return random === undefined
    ? oprf.blind(input)
    : oprf.blind(input, (length = 32) => new Uint8Array(random(length)));
}

/**
 * Evaluates a blinded input with the key, without learning the input.
 * @throws {KeyringError} `element_invalid` for bytes that encode no group element, or the identity
 * @see RFC 9497, section 3.3.1: BlindEvaluate
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const { blinded } = blindInput(new TextEncoder().encode(password));
 * const evaluated = evaluateBlinded(key, blinded);
 */
export function evaluateBlinded(key: Uint8Array, blinded: Uint8Array): Uint8Array {
  return readingElement(() => oprf.blindEvaluate(key, blinded));
}

/**
 * Takes the blinding off an evaluation and returns the 64 bytes of output.
 * @throws {KeyringError} `element_invalid` for bytes that encode no group element, or the identity
 * @see RFC 9497, section 3.3.1: Finalize
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const input = new TextEncoder().encode(password);
 * const { blind, blinded } = blindInput(input);
 * const output = finalizeEvaluation({ input, blind, evaluated: evaluateBlinded(key, blinded) });
 */
export function finalizeEvaluation({
  input,
  blind,
  evaluated,
}: {
  readonly input: Uint8Array;
  readonly blind: Uint8Array;
  readonly evaluated: Uint8Array;
}): Uint8Array {
  return readingElement(() => oprf.finalize(input, blind, evaluated));
}

/**
 * Returns the output for an input that the holder of the key knows, by blinding it for itself.
 * @see RFC 9497, section 3.3.1: Evaluate, which has the same output
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const output = evaluateInput(key, new TextEncoder().encode(password));
 */
export function evaluateInput(key: Uint8Array, input: Uint8Array): Uint8Array {
  const { blind, blinded } = blindInput(input);
  try {
    return finalizeEvaluation({ input, blind, evaluated: evaluateBlinded(key, blinded) });
  } finally {
    blind.fill(0);
  }
}

/** Runs a step that decodes an element of the other side. No `cause`: it could name the bytes. */
function readingElement(step: () => Uint8Array): Uint8Array {
  try {
    return step();
  } catch {
    throw new KeyringError('element_invalid', 'These bytes are no element of ristretto255.');
  }
}
