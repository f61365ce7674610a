import type { WatchKind } from './key-versions.ts';

/** Extended public key whose addresses are paid, and whose coins another wallet spends. */
export interface WatchKey {
  readonly kind: WatchKind;
  /** Extended public key of an account, with the version bytes of the chain (BIP-32). */
  readonly publicKey: string;
  /**
   * Key without its place: without depth, index and parent, on which no address depends. Two texts of one key
   * have the same.
   */
  readonly identity: string;
  /** Steps from the master key: 3 for an account (BIP-44), 1 for a phrase of Electrum. */
  readonly depth: number;
  /** Place of the key below its master key; null where the text did not tell it. */
  readonly origin: KeyOrigin | null;
  /** Descriptor of receiving and change addresses, with its checksum (BIP-380, BIP-389). */
  readonly descriptor: string;
}

/** Place of a key below a master key, by which a signing device recognises its own. @see BIP-380 */
export interface KeyOrigin {
  /** First four bytes of the hash of the master key, hex. */
  readonly fingerprint: string;
  /** Steps from the master key, such as `84'/0'/0'`; empty for the master key itself. */
  readonly path: string;
}

/** Reason why a text is no key to watch. */
export type WatchKeyRefusal =
  /** A key that spends, or a seed phrase. */
  | 'private_key'
  /** Neither an extended public key nor a descriptor. */
  | 'not_a_key'
  /** A character of the key is wrong. */
  | 'key_damaged'
  | 'wrong_network'
  | 'checksum_missing'
  | 'checksum_wrong'
  /** A hardened step behind the key, which only the private key derives. */
  | 'hardened_step'
  | 'multisig'
  /** A script that is not of one key, or of a form without addresses here. */
  | 'script_unsupported'
  /** Other addresses than `/0/*` or `/<0;1>/*` below the key. */
  | 'path_unsupported'
  /** A key that is not of an account. */
  | 'depth_unsupported'
  /** Origin and key, or origin and script, belong to different accounts. */
  | 'origin_mismatch'
  /** The text names another kind of outputs than the one that was asked for. */
  | 'kind_mismatch';

export type WatchKeyResult =
  | { readonly ok: true; readonly key: WatchKey }
  | { readonly ok: false; readonly refusal: WatchKeyRefusal };

/** BIP-43 purposes of accounts, by the kind of their outputs. @see BIP-44, BIP-49, BIP-84, BIP-86 */
export const purposeOf: Readonly<Record<WatchKind, number>> = {
  pkh: 44,
  'sh-wpkh': 49,
  wpkh: 84,
  tr: 86,
};
