import type { AccountKey } from '../accounts/load-public-key.ts';
import { openDeriver } from '../accounts/watch-ahead.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { utxoKeyringOf } from '../families/utxo/utxo-keyring.ts';
import { loadWatchKey } from './watch-key-store.ts';

/** Derives a receiving address of an account that payments arrive in, with its path. */
export type Receiver = (addressIndex: number) => {
  readonly address: string;
  readonly path: string;
};

/** Opens the public key of an account: that of the settlement wallet, or that of another wallet which is only watched. */
export async function openReceiver(
  db: Db,
  account: AccountKey,
  { chains }: Pick<ServiceContext, 'chains'>,
): Promise<Receiver> {
  const watched = await loadWatchKey(db, account.id);
  if (watched === undefined) {
    const derive = await openDeriver(db, account, { chains });
    return (addressIndex) => derive('receive', addressIndex);
  }
  const { network } = account;
  const keyring = utxoKeyringOf({ network, chain: chains.get(network).chain });
  const addressAt = keyring.createWatchDeriver(watched);
  return (addressIndex) => ({
    address: addressAt({ branch: 0, addressIndex }),
    // Below the key, whose own place only its wallet knows.
    path: `0/${addressIndex}`,
  });
}
