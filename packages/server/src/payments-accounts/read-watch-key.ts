import { getNetwork, type Network } from '@billfold/core';
import type { WatchKeyPreview, WatchKeyText } from '@billfold/core/contract';
import type { UtxoKeyring, WatchKey, WatchKeyRefusal } from '@billfold/keyring';
import { requireServed } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { utxoKeyringOf } from '../families/utxo/utxo-keyring.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import type { WatchKeyRow } from './watch-key-store.ts';

/** Addresses by which the owner of a key recognises it. */
const shownAddresses = 3;

/** Public key of another wallet on a network, as it was read. */
export interface ReadWatchKey {
  readonly network: ServedNetwork;
  readonly key: WatchKey;
  readonly preview: WatchKeyPreview;
}

export interface GivenKey extends WatchKeyText {
  readonly network: Network;
}

/**
 * Reads the public key of another wallet. The text is in no answer and no log, because a private key may be pasted by
 * mistake.
 * @throws {ApiError} 400 WATCH_KEY_PRIVATE and what else `refusals` lists; 409 NETWORK_NOT_WATCHABLE
 */
export function readWatchKey(
  context: Pick<ServiceContext, 'chains'>,
  { network: code, key: text, kind }: GivenKey,
): ReadWatchKey {
  const { network, keyring } = openKeyring(context, code);
  const result = keyring.parseWatchKey(text, kind);
  if (!result.ok) throw fieldRefused('key', refusals[result.refusal]);
  return { network, key: result.key, preview: presentKey(keyring, network, result.key) };
}

/** Presents a stored key with its first addresses. */
export function presentWatchKey(
  context: Pick<ServiceContext, 'chains'>,
  network: ServedNetwork,
  row: Pick<WatchKeyRow, 'kind' | 'publicKey' | 'descriptor'>,
): WatchKeyPreview {
  return presentKey(openKeyring(context, network).keyring, network, row);
}

interface Keyring {
  readonly network: ServedNetwork;
  readonly keyring: UtxoKeyring;
}

/** @throws {ApiError} 409 NETWORK_NOT_WATCHABLE */
function openKeyring({ chains }: Pick<ServiceContext, 'chains'>, code: Network): Keyring {
  const network = requireServed(code);
  if (getNetwork(network).model.family !== 'utxo')
    throw new ApiError(409, 'NETWORK_NOT_WATCHABLE', {
      errors: ['Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.'],
    });
  return { network, keyring: utxoKeyringOf({ network, chain: chains.get(network).chain }) };
}

function presentKey(
  keyring: UtxoKeyring,
  network: ServedNetwork,
  key: Pick<WatchKey, 'kind' | 'publicKey' | 'descriptor'>,
): WatchKeyPreview {
  const addressAt = keyring.createWatchDeriver(key);
  const addresses = Array.from({ length: shownAddresses }, (_, addressIndex) =>
    addressAt({ branch: 0, addressIndex }),
  );
  return { network, kind: key.kind, descriptor: key.descriptor, addresses };
}

interface Refusal {
  readonly code: string;
  readonly message: RefusalText;
}

/** Refusals of a text, each with what to do next. */
const refusals: Readonly<Record<WatchKeyRefusal, Refusal>> = {
  private_key: {
    code: 'WATCH_KEY_PRIVATE',
    message:
      'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.',
  },
  not_a_key: {
    code: 'WATCH_KEY_UNREADABLE',
    message: 'Paste the extended public key or the output descriptor that your wallet exports.',
  },
  key_damaged: {
    code: 'WATCH_KEY_DAMAGED',
    message: 'A character of this key is wrong or missing. Export it again.',
  },
  wrong_network: {
    code: 'WATCH_KEY_NETWORK',
    message: 'This key belongs to another network. Export the one of this network.',
  },
  checksum_missing: {
    code: 'WATCH_KEY_CHECKSUM',
    message: 'This descriptor has no checksum. Export it with the eight characters after #.',
  },
  checksum_wrong: {
    code: 'WATCH_KEY_CHECKSUM',
    message: 'The checksum of this descriptor does not match. Export the descriptor again.',
  },
  hardened_step: {
    code: 'WATCH_KEY_HARDENED',
    message:
      'Addresses behind a hardened step need the private key. Export the key of the account.',
  },
  multisig: {
    code: 'WATCH_KEY_MULTISIG',
    message: 'Keys of several signers are not supported. Export an account with one key.',
  },
  script_unsupported: {
    code: 'WATCH_KEY_SCRIPT',
    message: 'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.',
  },
  path_unsupported: {
    code: 'WATCH_KEY_PATH',
    message: 'A descriptor must end its key with /0/* or /<0;1>/*.',
  },
  depth_unsupported: {
    code: 'WATCH_KEY_DEPTH',
    message: 'This is not the key of an account. Export the account, not the wallet or a branch.',
  },
  origin_mismatch: {
    code: 'WATCH_KEY_ORIGIN',
    message: 'The path in brackets does not belong to this key or this kind of address.',
  },
  kind_mismatch: {
    code: 'WATCH_KEY_KIND',
    message: 'This key is of another kind of address than the chosen one.',
  },
};
