import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { type KeyVersion, keyVersions } from './key-versions.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import type { WatchKeyRefusal } from './watch-key.ts';

export interface ExtendedKey {
  /** With the version bytes of the chain. */
  readonly node: HDKey;
  /** Meaning of the version bytes that it was written with; null of those that the chain's nodes write. */
  readonly version: KeyVersion | null;
}

type ReadKey =
  | { readonly ok: true; readonly key: ExtendedKey }
  | { readonly ok: false; readonly refusal: WatchKeyRefusal };

/**
 * Reads an extended public key of a chain. Inside a descriptor it may have the version bytes that nodes of the chain write,
 * which those of Litecoin share with Bitcoin.
 * @see BIP-32, SLIP-132
 */
export function readExtendedKey(
  { coinType, form }: UtxoNetwork,
  text: string,
  { isInDescriptor }: { readonly isInDescriptor: boolean },
): ReadKey {
  const payload = decode(text);
  if (payload === null)
    return { ok: false, refusal: looksExtended(text) ? 'key_damaged' : 'not_a_key' };
  const bytes = versionOf(payload);
  const version = keyVersions.find((each) => each.public === bytes);
  const isOfNodes = isInDescriptor && bytes === form.bip32.public;
  if (version?.isMultisig) return { ok: false, refusal: 'multisig' };
  if (!isOfNodes && !version?.coinTypes.includes(coinType))
    return { ok: false, refusal: 'wrong_network' };
  const node = toNode(payload, form.bip32);
  if (node === null) return { ok: false, refusal: 'key_damaged' };
  return { ok: true, key: { node, version: version ?? null } };
}

/** Returns the extended key of a node without its place, by which two texts of one key are told to be one. */
export function identityOf({ versions, chainCode, publicKey }: HDKey): string {
  if (chainCode === null || publicKey === null) throw new TypeError('This node derives nothing.');
  return new HDKey({ versions, chainCode, publicKey }).publicExtendedKey;
}

/** Reports whether a text holds a key that spends: an extended private key, or one of a single address. */
export function holdsPrivateKey(text: string): boolean {
  return text.split(/[^1-9A-HJ-NP-Za-km-z]+/).some((word) => {
    // A typing mistake does not make it public.
    if (/^(?:[xyztuvYZUV]prv|[LMt]tpv)/.test(word)) return true;
    const bytes = word.length <= longestKey ? tryDecode(word) : null;
    if (bytes === null) return false;
    const isSingle = bytes.length === 33 || (bytes.length === 34 && bytes[33] === 1);
    return isSingle || (bytes.length === extendedLength && bytes[45] === 0);
  });
}

const extendedLength = 78;
/** An extended key has 111 characters; decoding base58 takes quadratic time. */
const longestKey = 120;

const base58check = /* @__PURE__ */ createBase58check(sha256);

function tryDecode(text: string): Uint8Array | null {
  try {
    return base58check.decode(text);
  } catch {
    return null;
  }
}

function decode(text: string): Uint8Array | null {
  if (text.length > longestKey) return null;
  const payload = tryDecode(text);
  return payload?.length === extendedLength ? payload : null;
}

/** Reports whether a text has the length of an extended key with a wrong character. */
function looksExtended(text: string): boolean {
  if (/^[A-Za-z]{1,2}(?:pub|tub)/.test(text)) return true;
  try {
    return text.length <= longestKey && base58.decode(text).length === extendedLength + 4;
  } catch {
    return false;
  }
}

function versionOf(payload: Uint8Array): number {
  return new DataView(payload.buffer, payload.byteOffset).getUint32(0);
}

function toNode(payload: Uint8Array, versions: UtxoNetwork['form']['bip32']): HDKey | null {
  const own = Uint8Array.from(payload);
  new DataView(own.buffer).setUint32(0, versions.public);
  try {
    // Also refuses what BIP-32 calls invalid: a point off the curve, a master key with a parent.
    return HDKey.fromExtendedKey(base58check.encode(own), versions);
  } catch {
    return null;
  }
}
