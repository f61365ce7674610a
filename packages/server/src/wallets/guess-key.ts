import type { ServiceContext } from '../context.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { findUserByEmail } from '../users/user-store.ts';
import type { WalletOwner } from './wallet-store.ts';

/** Owner of a wallet who offers a password for it, and the network address that it comes from. */
export interface Guesser extends WalletOwner {
  /** Absent where the server itself holds the secret. */
  readonly ip?: string | undefined;
}

/**
 * Returns the key under which wrong passwords of a wallet are counted, on the server and in browsers together.
 * All visitors of the demo share its wallet: each address has a count of its own, so that one does not lock the
 * wallet for the others.
 */
export async function findGuessKey(
  context: Pick<ServiceContext, 'db' | 'readDemo'>,
  { userId, walletId, ip }: Guesser,
): Promise<string> {
  const ofWallet = `encryption-key:${walletId}`;
  if (ip === undefined || !(await isDemoUser(context, userId))) return ofWallet;
  return `${ofWallet}:${hashAddress(ip)}`;
}

async function isDemoUser(
  { db, readDemo }: Pick<ServiceContext, 'db' | 'readDemo'>,
  userId: string,
): Promise<boolean> {
  // This machine is offered every demo that there is.
  const demo = readDemo({ isLocal: true });
  if (demo === null) return false;
  return (await findUserByEmail(db, demo.email))?.id === userId;
}
