import type { AddressPosition } from '../../address-position.ts';
import { hardened, type NodePath } from '../../bip32-node.ts';
import type { EvmNetwork } from './evm-network.ts';

/** BIP-44, on every chain: wallets of this family keep one coin type and one key for them all. */
export const purpose = 44;

/** Version bytes of extended keys, for which the family has none of its own. @see BIP-32 */
export const versions: NodePath['versions'] = { public: 0x0488b21e, private: 0x0488ade4 };

/** The address of an account that holds its funds and signs. */
export const payingPosition: AddressPosition = { branch: 0, addressIndex: 0 };

/** @throws {KeyringError} `index_invalid` */
export function accountPath({ coinType }: EvmNetwork, account: number): NodePath {
  return { path: [purpose, coinType, account].map(hardened), versions };
}
