import { ed25519 } from '@noble/curves/ed25519.js';
import type { AccountPublic } from '../../account-public.ts';
import { withEd25519Key } from '../../slip10-key.ts';
import { accountPath } from './account-path.ts';
import { formatAddress } from './address.ts';
import type { SolanaNetwork } from './solana-network.ts';

/**
 * The public key of an account, which is its address.
 * @throws {KeyringError} `index_invalid`
 * @see SLIP-10, SLIP-44
 */
export function derivePublic(
  network: SolanaNetwork,
  seed: Uint8Array,
  account: number,
): AccountPublic {
  const path = accountPath(network, account);
  const publicKey = withEd25519Key(seed, path, (key) => ed25519.getPublicKey(key));
  return {
    path: `m/${path.map((step) => `${step}'`).join('/')}`,
    publicKey: formatAddress(publicKey),
  };
}
