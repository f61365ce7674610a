import { ed25519 } from '@noble/curves/ed25519.js';
import { hex } from '@scure/base';
import type { AccountPublic } from '../../account-public.ts';
import { withEd25519Key } from '../../slip10-key.ts';
import { accountPath } from './account-path.ts';
import type { TonNetwork } from './ton-network.ts';

/**
 * The public key of an account, in hex. Wallets that know this network alone make their keys from
 * phrases of their own kind and find nothing under a phrase of BIP-39.
 * @throws {KeyringError} `index_invalid`
 * @see SLIP-10, SLIP-44
 */
export function derivePublic(
  network: TonNetwork,
  seed: Uint8Array,
  account: number,
): AccountPublic {
  const path = accountPath(network, account);
  const publicKey = withEd25519Key(seed, path, (key) => ed25519.getPublicKey(key));
  return {
    path: `m/${path.map((step) => `${step}'`).join('/')}`,
    publicKey: hex.encode(publicKey),
  };
}
