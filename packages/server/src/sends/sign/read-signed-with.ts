import { ApiError } from '../../platform/api-error.ts';
import { forPrograms } from '../../refusal-texts/refusal-text.ts';
import type { SignerHandle, WalletSecret } from '../../vault/signer.ts';
import { requireSecret, type SecretFields } from '../../wallets/wallet-secret.ts';
import type { ReviewedSend } from '../review/reviewed-send.ts';

/**
 * Signing of a send: by this server with the secret of the request or with a wallet that is open already, or by
 * the owner's own wallet.
 */
export type SignedWith =
  | { readonly kind: 'secret'; readonly secret: WalletSecret }
  | { readonly kind: 'handle'; readonly handle: SignerHandle }
  | { readonly kind: 'raw'; readonly raw: Uint8Array; readonly reviewed: ReviewedSend };

/** Reads the secret or the signed bytes of a request. @throws {ApiError} 400 SECRET_REQUIRED, ONE_SECRET_ONLY, INTENT_REQUIRED */
export function readSignedWith(
  body: SecretFields & { readonly rawTransaction?: string },
  reviewed: ReviewedSend | undefined,
): SignedWith {
  if (body.rawTransaction === undefined) return { kind: 'secret', secret: requireSecret(body) };
  if (body.password !== null || body.seedPhrase !== null)
    throw new ApiError(400, 'ONE_SECRET_ONLY', {
      errors: [forPrograms('Send a signed transaction without a password or seed phrase.')],
    });
  if (reviewed === undefined) throw intentRequired();
  return signedAs(body.rawTransaction, reviewed);
}

/** Returns the signing by the owner's own wallet, with its bytes in hex. */
export function signedAs(
  rawTransaction: string,
  reviewed: ReviewedSend,
): Extract<SignedWith, { readonly kind: 'raw' }> {
  // A copy as plain bytes: a slice of a Buffer is a Buffer again.
  return { kind: 'raw', raw: new Uint8Array(Buffer.from(rawTransaction, 'hex')), reviewed };
}

export const intentRequired = (): ApiError =>
  new ApiError(400, 'INTENT_REQUIRED', {
    errors: [
      forPrograms('Name the review of the signed transaction in the Billfold-Intent header.'),
    ],
  });
