import { SealedVault } from '@billfold/core/contract';

/** Password and cost of one argon2id derivation, version 0x13, of 32 bytes. */
interface KeyDerivation {
    readonly password: Uint8Array;
    readonly salt: Uint8Array;
    readonly memoryKib: number;
    readonly passes: number;
    readonly lanes: number;
}
interface OpenSealedVault {
    readonly walletId: string;
    readonly vault: SealedVault;
    readonly password: string;
    /** Derives a key by argon2id. */
    readonly deriveKey: (derivation: KeyDerivation) => Promise<Uint8Array>;
    /** Asks the server to evaluate a blinded element, base64url; it counts as a guess until it is proved. */
    readonly evaluate: (blinded: string) => Promise<string>;
}
/**
 * Opens the sealed record of a wallet where its owner is and returns the 64-byte seed, which the caller
 * zeroes. The server sees a blinded element only: neither the password nor anything that it could be
 * searched by.
 * @throws {KeyringError} `vault_locked` for a wrong password or a changed record, `vault_unsupported`
 * for one that only the server opens; the errors of `evaluate` and `deriveKey`
 * @example
 * const deriveKey = async ({ password, salt, memoryKib }: KeyDerivation): Promise<Uint8Array> => {
 *   throw new Error(`argon2id of ${password.length} and ${salt.length} bytes in ${memoryKib} KiB`);
 * };
 * const vault = await client.wallets.getVault(walletId);
 * const evaluate = async (blinded: string) => {
 *   const asked = { blinded, pepperV: vault.pepperV };
 *   return (await client.wallets.evaluateVault(walletId, asked)).evaluated;
 * };
 * const seed = await openSealedVault({ walletId, vault, password, deriveKey, evaluate });
 * seed.fill(0);
 */
declare function openSealedVault(request: OpenSealedVault): Promise<Uint8Array>;

/**
 * Derives the 32-byte key of an oblivious pseudorandom function from a secret seed, one for each `info`.
 * @param seed 32 secret bytes
 * @see RFC 9497, section 3.2.1: DeriveKeyPair of mode OPRF, suite ristretto255-SHA512
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 */
declare function deriveOprfKey(seed: Uint8Array, info: Uint8Array): Uint8Array;
/** Input of an oblivious evaluation, hidden from the holder of the key. */
interface BlindedInput {
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
declare function blindInput(input: Uint8Array, random?: (length: number) => Uint8Array): BlindedInput;
/**
 * Evaluates a blinded input with the key, without learning the input.
 * @throws {KeyringError} `element_invalid` for bytes that encode no group element, or the identity
 * @see RFC 9497, section 3.3.1: BlindEvaluate
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const { blinded } = blindInput(new TextEncoder().encode(password));
 * const evaluated = evaluateBlinded(key, blinded);
 */
declare function evaluateBlinded(key: Uint8Array, blinded: Uint8Array): Uint8Array;
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
declare function finalizeEvaluation({ input, blind, evaluated, }: {
    readonly input: Uint8Array;
    readonly blind: Uint8Array;
    readonly evaluated: Uint8Array;
}): Uint8Array;
/**
 * Returns the output for an input that the holder of the key knows, by blinding it for itself.
 * @see RFC 9497, section 3.3.1: Evaluate, which has the same output
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const output = evaluateInput(key, new TextEncoder().encode(password));
 */
declare function evaluateInput(key: Uint8Array, input: Uint8Array): Uint8Array;

/**
 * Version of the sealed record whose wrapping key needs an oblivious evaluation.
 * @example
 * const isOlder = 1 < sealedVersion;
 */
declare const sealedVersion = 2;
/** Terms under which the data key of a sealed record is wrapped. */
interface WrapTerms {
    readonly walletId: string;
    /** Name of the key derivation, such as `argon2id`. */
    readonly kdf: string;
    /** Cost of the derivation as text, such as `m=65536,t=3,p=1`. */
    readonly kdfParams: string;
    readonly salt: Uint8Array;
    /** Version of the pepper that the evaluation key was derived from. */
    readonly pepperVersion: number;
}
/**
 * Derives the 32-byte key that wraps the data key of a sealed record: HKDF-SHA256 over the stretched
 * password and the output of the oblivious evaluation. The caller wipes it.
 * @see RFC 5869
 * @example
 * const stretched = seed.subarray(0, 32);
 * const key = deriveOprfKey(seed.subarray(32), new TextEncoder().encode(walletId));
 * const output = evaluateInput(key, stretched);
 * const wrappingKey = deriveWrappingKey({ walletId, stretched, output });
 */
declare function deriveWrappingKey({ walletId, stretched, output, }: {
    readonly walletId: string;
    /** argon2id of the password, which is also the input of the evaluation. */
    readonly stretched: Uint8Array;
    readonly output: Uint8Array;
}): Uint8Array;
/**
 * Returns the authenticated text of a wrapped data key, which binds it to its wallet and its terms.
 * @param version of the record
 * @example
 * const cost = { kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1', pepperVersion: 1 };
 * const text = wrapContext(sealedVersion, { walletId, ...cost, salt: new Uint8Array(16) });
 */
declare function wrapContext(version: number, { walletId, kdf, kdfParams, salt, pepperVersion }: WrapTerms): string;
/**
 * Returns the authenticated text of a sealed seed, which binds it to its wallet and user. A record that is
 * wrapped anew keeps its sealed seed.
 * @example
 * const userId = '0197c3a0-0000-7000-8000-000000000002';
 * const text = seedContext({ walletId, userId, createdAt: new Date(0) });
 */
declare function seedContext({ walletId, userId, createdAt, }: {
    readonly walletId: string;
    readonly userId: string;
    readonly createdAt: Date;
}): string;

/** Evaluation for which a seed is proved. */
interface ProvedEvaluation {
    readonly walletId: string;
    readonly evaluationId: string;
}
/** Proof of a seed: a signature by its BIP-32 master key, which signs no transaction. */
interface SeedProof {
    /** Compressed public key of 33 bytes. */
    readonly publicKey: Uint8Array;
    /** ECDSA signature of 64 bytes with a low S. */
    readonly signature: Uint8Array;
}
/**
 * Proves to the server that an evaluation opened the wallet, so that it no longer counts as a guess.
 * @example
 * const evaluationId = '0197c3a0-0000-7000-8000-000000000003';
 * const { publicKey, signature } = proveSeed(seed, { walletId, evaluationId });
 */
declare function proveSeed(seed: Uint8Array, evaluation: ProvedEvaluation): SeedProof;
/**
 * Verifies a proof of `proveSeed`. The caller compares the public key with that of the wallet.
 * @example
 * const evaluation = { walletId, evaluationId: '0197c3a0-0000-7000-8000-000000000003' };
 * const isProved = verifySeedProof(proveSeed(seed, evaluation), evaluation);
 */
declare function verifySeedProof({ publicKey, signature }: SeedProof, evaluation: ProvedEvaluation): boolean;

export { blindInput, deriveOprfKey, deriveWrappingKey, evaluateBlinded, evaluateInput, finalizeEvaluation, openSealedVault, proveSeed, sealedVersion, seedContext, verifySeedProof, wrapContext };
export type { BlindedInput, KeyDerivation, OpenSealedVault, ProvedEvaluation, SeedProof, WrapTerms };
