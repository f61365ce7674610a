import { type AccountKey, openAccountKey } from '../../account-key.ts';
import { type WatchKind, watchKinds } from './key-versions.ts';
import type { UtxoNetwork } from './utxo-network.ts';

/** Function of a descriptor around a key, by the kind of the outputs. @see BIP-381, BIP-382, BIP-386 */
export const scriptFunctions: Readonly<
  Record<WatchKind, { readonly head: string; readonly tail: string }>
> = {
  pkh: { head: 'pkh(', tail: ')' },
  'sh-wpkh': { head: 'sh(wpkh(', tail: '))' },
  wpkh: { head: 'wpkh(', tail: ')' },
  tr: { head: 'tr(', tail: ')' },
};

/** Public key of an account with the kind of its outputs. */
export interface KeyOfKind {
  readonly kind: WatchKind;
  /** Extended public key (BIP-32). */
  readonly publicKey: string;
}

/**
 * Returns the public key of an account as text. All kinds but p2wpkh stand around the key, so that it can be used for no
 * other kind by mistake: `tr(xpub…)`.
 * @example
 * const { publicKey } = getKeyring('BTC').readAccountKey(derivePublic('BTC', seed).publicKey);
 * const text = formatAccountKey({ kind: 'tr', publicKey });
 */
export function formatAccountKey({ kind, publicKey }: KeyOfKind): string {
  if (kind === 'wpkh') return publicKey;
  const { head, tail } = scriptFunctions[kind];
  return `${head}${publicKey}${tail}`;
}

/** Reads what `formatAccountKey` returns. The key itself is not read. */
export function readAccountKey(text: string): KeyOfKind {
  for (const kind of watchKinds) {
    const { head, tail } = scriptFunctions[kind];
    if (kind !== 'wpkh' && text.startsWith(head) && text.endsWith(tail))
      return { kind, publicKey: text.slice(head.length, -tail.length) };
  }
  return { kind: 'wpkh', publicKey: text };
}

export interface OpenedAccount {
  readonly kind: WatchKind;
  readonly account: AccountKey;
}

/** @throws {KeyringError} `account_key_invalid` */
export function openAccount(form: UtxoNetwork['form'], text: string): OpenedAccount {
  const { kind, publicKey } = readAccountKey(text);
  return { kind, account: openAccountKey(form.bip32, publicKey) };
}
