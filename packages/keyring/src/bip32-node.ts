import { HARDENED_OFFSET, HDKey } from '@scure/bip32';
import { KeyringError } from './keyring-error.ts';

type Versions = { readonly public: number; readonly private: number };

export interface NodePath {
  readonly path: readonly number[];
  /** Version bytes for the text of its keys. */
  readonly versions: Versions;
}

/**
 * Derives the private node at `path` below the master key of `seed` and passes it to `use`. The
 * node and its ancestors are wiped before this returns, so `use` must not keep it.
 * @see BIP-32
 */
export function withPrivateNode<T>(
  seed: Uint8Array,
  { path, versions }: NodePath,
  use: (node: HDKey) => T,
): T {
  const master = HDKey.fromMasterSeed(seed, versions);
  try {
    return withDescendant(master, path, use);
  } finally {
    master.wipePrivateData();
  }
}

/**
 * Derives the descendant of `node` at a path, passes it to `use` and wipes it. The caller wipes
 * `node`.
 */
export function withDescendant<T>(
  node: HDKey,
  [index, ...rest]: readonly number[],
  use: (node: HDKey) => T,
): T {
  if (index === undefined) return use(node);
  const child = node.deriveChild(index);
  try {
    return withDescendant(child, rest, use);
  } finally {
    child.wipePrivateData();
  }
}

/** The index of a hardened child. @throws {KeyringError} `index_invalid` */
export function hardened(index: number): number {
  return checkIndex(index) + HARDENED_OFFSET;
}

/** The number before the hardening, undefined for an index that is not hardened. */
export function unhardened(index: number): number | undefined {
  return index >= HARDENED_OFFSET ? index - HARDENED_OFFSET : undefined;
}

/** @throws {KeyringError} `index_invalid` */
export function checkIndex(index: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= HARDENED_OFFSET)
    throw new KeyringError('index_invalid', 'An index is a whole number from 0 to 2147483647.');
  return index;
}
