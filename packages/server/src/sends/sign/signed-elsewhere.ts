import type { CreateTokenTransaction, CreateTransaction } from '@billfold/core/contract';
import { ApiError } from '../../platform/api-error.ts';
import { requireSecret } from '../../services/wallets/wallet-secret.ts';
import type { WalletSecret } from '../../vault/signer.ts';
import type { ReviewedSend } from '../review/reviewed-send.ts';

/** What a send is signed with: by us with the one secret, or by its owner already. */
export type SignedWith =
  | { readonly kind: 'secret'; readonly secret: WalletSecret }
  | { readonly kind: 'raw'; readonly raw: Uint8Array; readonly reviewed: ReviewedSend };

/** @throws {ApiError} 400 SECRET_REQUIRED, ONE_SECRET_ONLY, INTENT_REQUIRED */
export function readSignedWith(
  body: CreateTransaction | CreateTokenTransaction,
  reviewed: ReviewedSend | undefined,
): SignedWith {
  if (body.rawTransaction === undefined) return { kind: 'secret', secret: requireSecret(body) };
  if (body.password !== null || body.seedPhrase !== null)
    throw new ApiError(400, 'ONE_SECRET_ONLY', {
      errors: ['A signed transaction takes no password and no seed phrase.'],
    });
  if (reviewed === undefined)
    throw new ApiError(400, 'INTENT_REQUIRED', {
      errors: ['Name the review that the transaction was signed for (Billfold-Intent).'],
    });
  // Plain bytes: what is cut out of a Buffer is still the Buffer's.
  return { kind: 'raw', raw: new Uint8Array(Buffer.from(body.rawTransaction, 'hex')), reviewed };
}
