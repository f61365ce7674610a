import type { UtxoChain } from '@billfold/core';
import { hex } from '@scure/base';
import { HDKey } from '@scure/bip32';
import type { AddressPosition } from '../../address-position.ts';
import { checkIndex } from '../../bip32-node.ts';
import type { WatchKey } from './watch-key.ts';

/** Public key of one address of a watched key, and its place, by which its wallet finds the private key. @see BIP-174 */
export interface WatchedPlace {
  /** Compressed, hex. */
  readonly publicKey: string;
  /** First four bytes of the hash of the key that the path begins at. */
  readonly fingerprint: number;
  /** Steps from that key; hardened ones have the highest bit. */
  readonly path: readonly number[];
}

/**
 * Derives the public key of an address with its place. A key whose origin is unknown is itself the begin of the
 * path, as Bitcoin Core writes it.
 * @throws {KeyringError} `index_invalid`
 */
export function placeWatched(
  form: UtxoChain,
  { publicKey: text, origin }: Pick<WatchKey, 'publicKey' | 'origin'>,
  { branch, addressIndex }: AddressPosition,
): WatchedPlace {
  const account = HDKey.fromExtendedKey(text, form.bip32);
  const { publicKey } = account.deriveChild(branch).deriveChild(checkIndex(addressIndex));
  if (publicKey === null) throw new TypeError('A public node derives a public key.');
  const steps = origin === null || origin.path === '' ? [] : origin.path.split('/');
  return {
    publicKey: hex.encode(publicKey),
    fingerprint: origin === null ? account.fingerprint : Number.parseInt(origin.fingerprint, 16),
    path: [...steps.map(readStep), branch, addressIndex],
  };
}

function readStep(step: string): number {
  const index = Number.parseInt(step, 10);
  return step.endsWith("'") ? index + 2 ** 31 : index;
}
