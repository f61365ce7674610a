import { descriptorChecksum } from './descriptor-checksum.ts';
import { readAccountKey, scriptFunctions } from './key-expression.ts';

/**
 * Returns the descriptor of all addresses of an account, receiving and change, with its checksum.
 * Another wallet watches the account with it.
 * @see BIP-380, BIP-381, BIP-382, BIP-386, BIP-389
 */
export function outputDescriptor(accountKey: string): string {
  const { kind, publicKey } = readAccountKey(accountKey);
  const { head, tail } = scriptFunctions[kind];
  const descriptor = `${head}${publicKey}/<0;1>/*${tail}`;
  return `${descriptor}#${descriptorChecksum(descriptor)}`;
}
