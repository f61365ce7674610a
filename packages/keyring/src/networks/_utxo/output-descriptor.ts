import { descriptorChecksum } from './descriptor-checksum.ts';

/**
 * Returns the descriptor of all addresses of an account, receiving and change, with its checksum.
 * Another wallet watches the account with it.
 * @see BIP-380, BIP-382, BIP-389
 */
export function outputDescriptor(publicKey: string): string {
  const descriptor = `wpkh(${publicKey}/<0;1>/*)`;
  return `${descriptor}#${descriptorChecksum(descriptor)}`;
}
