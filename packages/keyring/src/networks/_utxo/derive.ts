import type { AccountPublic } from '../../account-public.ts';
import { hardened, withPrivateNode } from '../../bip32-node.ts';
import { formatAccountKey } from './key-expression.ts';
import type { WatchKind } from './key-versions.ts';
import type { UtxoNetwork } from './utxo-network.ts';
import { purposeOf } from './watch-key.ts';

/** Account of one kind of outputs: each kind counts its accounts from 0, with keys of its own. */
export interface AccountOfKind {
  readonly account: number;
  readonly kind: WatchKind;
}

/**
 * Derives the public key of an account, as `formatAccountKey` writes it.
 * @throws {KeyringError} `index_invalid`
 * @see BIP-44, BIP-49, BIP-84, BIP-86
 */
export function derivePublic(
  network: UtxoNetwork,
  seed: Uint8Array,
  { account, kind }: AccountOfKind,
): AccountPublic {
  const publicKey = withPrivateNode(
    seed,
    accountPath(network, { account, kind }),
    (node) => node.publicExtendedKey,
  );
  return {
    path: `m/${purposeOf[kind]}'/${network.coinType}'/${account}'`,
    publicKey: formatAccountKey({ kind, publicKey }),
  };
}

export function accountPath({ coinType, form }: UtxoNetwork, { account, kind }: AccountOfKind) {
  return { path: [purposeOf[kind], coinType, account].map(hardened), versions: form.bip32 };
}
