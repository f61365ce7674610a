import { recoverHolder } from '../recoverable-signature.ts';
import type { RawTransaction } from './raw-transaction.ts';
import { signedDigest } from './signed-digest.ts';

/** The 20 bytes of the address whose key signed; null where no key makes this signature. */
export function recoverSender(transaction: RawTransaction): Uint8Array | null {
  return recoverHolder(signedDigest(transaction), transaction.signature);
}
