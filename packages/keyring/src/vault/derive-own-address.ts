import type { ChainName } from '@billfold/core';
import type { SignableNetwork } from '../signable-network.ts';
import { loadKeyring } from './load-keyring.ts';

/** Place of a receiving address in a wallet. */
export interface OwnPlace {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly accountIndex: number;
  readonly addressIndex: number;
}

/**
 * Derives a receiving address of a wallet from its seed, to compare it with the recipient of a payment to oneself, and loads
 * the code of its family alone. The caller zeroes the seed.
 * @throws {KeyringError} `index_invalid`
 * @example
 * const place = { network: 'ETH', chain: 'main', accountIndex: 0, addressIndex: 3 } as const;
 * const address = await deriveOwnAddress(seed, place);
 */
export async function deriveOwnAddress(
  seed: Uint8Array,
  { network, chain, accountIndex, addressIndex }: OwnPlace,
): Promise<string> {
  const keyring = await loadKeyring(network, chain);
  const { publicKey } = keyring.derivePublic(seed, accountIndex);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex });
}
