import type { AccountPublic } from '../../account-public.ts';
import { withPrivateNode } from '../../bip32-node.ts';
import { accountPath, purpose } from './account-path.ts';
import type { EvmNetwork } from './evm-network.ts';

/**
 * The extended public key of an account.
 * @throws {KeyringError} `index_invalid`
 * @see BIP-44
 */
export function derivePublic(
  network: EvmNetwork,
  seed: Uint8Array,
  account: number,
): AccountPublic {
  const nodePath = accountPath(network, account);
  return {
    path: `m/${purpose}'/${network.coinType}'/${account}'`,
    publicKey: withPrivateNode(seed, nodePath, (node) => node.publicExtendedKey),
  };
}
