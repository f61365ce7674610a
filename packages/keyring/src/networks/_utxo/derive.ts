import type { AccountPublic } from '../../account-public.ts';
import { hardened, withPrivateNode } from '../../bip32-node.ts';
import type { UtxoNetwork } from './utxo-network.ts';

/**
 * The extended public key of an account.
 * @throws {KeyringError} `index_invalid`
 * @see BIP-44, BIP-84
 */
export function derivePublic(
  network: UtxoNetwork,
  seed: Uint8Array,
  account: number,
): AccountPublic {
  const { purpose, coinType } = network;
  return {
    path: `m/${purpose}'/${coinType}'/${account}'`,
    publicKey: withPrivateNode(
      seed,
      accountPath(network, account),
      (node) => node.publicExtendedKey,
    ),
  };
}

export function accountPath({ purpose, coinType, form }: UtxoNetwork, account: number) {
  return { path: [purpose, coinType, account].map(hardened), versions: form.bip32 };
}
