import type { EvaluatedVault, EvaluateVault, ProveVault } from '@billfold/core/contract';
import { sealedVersion } from '@billfold/keyring/vault';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { giveBackOnce, refuseUsedUp, takeReturnable } from '../rate-limit/rate-limit.ts';
import { findGuessKey, type Guesser } from './guess-key.ts';
import { guessLimit } from './wallet-secret.ts';
import { loadVault } from './wallet-store.ts';

/**
 * Evaluates the blinded cloud password of an owned wallet. It is counted as a wrong password before the
 * caller gets the result, together with those of hosted signing: whoever does not open the wallet with it
 * has used up a guess.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED; 409 VAULT_OUTDATED; 429 RATE_LIMITED
 */
export async function evaluateOwnedVault(
  context: ServiceContext,
  owner: Guesser,
  { blinded, pepperV }: EvaluateVault,
): Promise<EvaluatedVault> {
  const { db, platform, signer } = context;
  const { walletId } = owner;
  const key = await findGuessKey(context, owner);
  const { record } = await loadVault(db, owner);
  if (record.version !== sealedVersion || record.pepperVersion !== pepperV) throw vaultOutdated();
  await refuseUsedUp(db, key, guessLimit(platform));
  const evaluated = await signer.evaluate({
    walletId,
    pepperVersion: pepperV,
    blinded: fromText(blinded),
  });
  const evaluationId = await takeReturnable(db, key, guessLimit(platform));
  return { evaluationId, evaluated: Buffer.from(evaluated).toString('base64url') };
}

/**
 * Takes an evaluation out of the count of wrong passwords: once, for a signature by the seed of the wallet.
 * @throws {ApiError} 404; 400 PROOF_INVALID
 */
export async function proveOwnedVault(
  context: ServiceContext,
  owner: Guesser,
  { evaluationId, publicKey, signature }: ProveVault,
): Promise<void> {
  const { db, platform, signer } = context;
  const { walletId } = owner;
  const key = await findGuessKey(context, owner);
  const { record } = await loadVault(db, owner);
  const given = { publicKey: fromText(publicKey), signature: fromText(signature) };
  const isProved = await signer.isProved(record, { walletId, evaluationId, ...given });
  const use = { ...guessLimit(platform), id: evaluationId };
  if (!isProved || !(await giveBackOnce(db, key, use))) throw proofInvalid();
}

const fromText = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

function vaultOutdated(): ApiError {
  return new ApiError(409, 'VAULT_OUTDATED', {
    errors: [
      'This wallet was sealed differently. Load it again, or unlock it once with its password.',
    ],
  });
}

function proofInvalid(): ApiError {
  return new ApiError(400, 'PROOF_INVALID', {
    errors: ['This proof does not belong to an evaluation of the last 15 minutes.'],
  });
}
