import { createHmac } from 'node:crypto';
import { Psbt } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';

interface Node {
  readonly key: Uint8Array;
  readonly chainCode: Uint8Array;
}

/** Derives a private key by the words of the standard, with none of our code. @see BIP-32 */
function derive(seed: Uint8Array, path: readonly number[]): Node {
  return path.reduce(childOf, split(hmac(Buffer.from('Bitcoin seed'), seed)));
}

function childOf({ key, chainCode }: Node, index: number): Node {
  const place = Buffer.alloc(4);
  place.writeUInt32BE(index);
  const data = index >= 2 ** 31 ? [Buffer.from([0]), key] : [publicKeyOf(key)];
  const child = split(hmac(chainCode, Buffer.concat([...data, place])));
  const sum = curve.privateAdd(key, child.key);
  if (sum === null) throw new Error('a key that does not exist');
  return { key: sum, chainCode: child.chainCode };
}

const hmac = (key: Uint8Array, data: Uint8Array) => createHmac('sha512', key).update(data).digest();
const split = (bytes: Buffer): Node => ({
  ...{ key: bytes.subarray(0, 32), chainCode: bytes.subarray(32) },
});
const publicKeyOf = (key: Uint8Array) => Buffer.from(curve.pointFromScalar(key, true) ?? []);

/** First hardened index. @see BIP-32 */
export const hardened = 2 ** 31;

export interface SigningWallet {
  readonly seed: Uint8Array;
  /** Path of its account, from the master key; used where a PSBT names keys from the account. */
  readonly account: readonly number[];
  /** Inputs that are signed; all unless given. */
  readonly inputs?: ((at: number) => boolean) | undefined;
  /** Finalises the inputs, as some wallets do. */
  readonly isFinal?: boolean;
}

/** Signs a PSBT as another wallet does, by bitcoinjs-lib: the key of each input is found by its path. */
export function signElsewhere(
  text: string,
  { seed, account, inputs, isFinal = false }: SigningWallet,
): string {
  const psbt = Psbt.fromBase64(text);
  for (const [at, { bip32Derivation }] of psbt.data.inputs.entries()) {
    if (inputs?.(at) === false) continue;
    const steps = (bip32Derivation?.[0]?.path ?? '').replace(/^m\//, '').split('/').map(readStep);
    const { key } = derive(seed, steps.length === 2 ? [...account, ...steps] : steps);
    psbt.signInput(at, {
      ...{ publicKey: publicKeyOf(key), sign: (message) => curve.sign(message, key) },
    });
  }
  if (isFinal) psbt.finalizeAllInputs();
  return psbt.toBase64();
}

function readStep(step: string): number {
  return Number.parseInt(step, 10) + (step.endsWith("'") ? hardened : 0);
}
