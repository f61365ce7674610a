import type { CreatedWallet, CreateWallet } from '@billfold/core/contract';
import { generateSeedPhrase } from '@billfold/keyring';
import { servedNetworks } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { wallets, walletVaults } from '../db/schema.ts';
import type { Principal } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { lockUser } from '../users/user-store.ts';
import type { SeedBinding } from '../vault/sealed-seed.ts';
import type { Sealed } from '../vault/signer.ts';
import { refuseUnfitCloudPassword } from './cloud-password-rules.ts';
import { derivePublicKeys, firstKeys, type PublicKeyRow, storePublicKeys } from './public-keys.ts';
import { refuseTooManyWallets } from './refuse-too-many-wallets.ts';
import { readImportedPhrase } from './seed-phrase-field.ts';
import { walletNameTaken } from './wallet-name-taken.ts';

/**
 * Creates a wallet, or imports one. A new phrase is in this answer and never again; an imported
 * one proves its backup by being typed, so the wallet is active at once.
 * @throws {ApiError} 403 EMAIL_NOT_VERIFIED; 400 VALIDATION_FAILED (password) or
 * SEED_PHRASE_INVALID; 409 TOO_MANY_WALLETS, WALLET_NAME_TAKEN; 429 BUSY
 */
export async function createOwnedWallet(
  context: ServiceContext,
  { userId, isEmailVerified }: Principal,
  body: CreateWallet,
): Promise<CreatedWallet> {
  if (!isEmailVerified) throw emailNotVerified();
  await refuseTooManyWallets(context.db, userId);
  const isImport = body.seedPhrase !== null;
  const seedPhrase = isImport
    ? readImportedPhrase(body.seedPhrase)
    : generateSeedPhrase(body.wordCount, context.platform.random.bytes);
  await refuseUnfitCloudPassword(context, userId, {
    field: 'password',
    password: body.password,
  });
  const { platform } = context;
  const binding = { walletId: platform.newId(), userId, createdAt: nowOf(platform) };
  const sealed = await context.signer.seal({ seedPhrase, password: body.password, binding });
  const keys = await deriveAllKeys(context, sealed, binding.walletId);
  await store(context, { body, binding, sealed, keys, isImport });
  return {
    id: binding.walletId,
    name: body.name,
    isActivated: isImport,
    seedPhrase: isImport ? null : seedPhrase,
  };
}

async function deriveAllKeys(
  context: ServiceContext,
  { handle }: Sealed,
  walletId: string,
): Promise<readonly PublicKeyRow[]> {
  try {
    const ranges = servedNetworks.flatMap(firstKeys);
    const perRange = ranges.map((range) =>
      derivePublicKeys(context, handle, { walletId, ...range }),
    );
    return (await Promise.all(perRange)).flat();
  } finally {
    context.signer.forget(handle);
  }
}

interface NewWallet {
  readonly body: CreateWallet;
  readonly binding: SeedBinding;
  readonly sealed: Sealed;
  readonly keys: readonly PublicKeyRow[];
  readonly isImport: boolean;
}

async function store(
  { db }: ServiceContext,
  { body, binding, sealed, keys, isImport }: NewWallet,
): Promise<void> {
  const { walletId, userId, createdAt } = binding;
  await db.transaction(async (tx) => {
    // Locked, so that each of several requests at once counts those before it.
    await lockUser(tx, userId);
    await refuseTooManyWallets(tx, userId);
    const inserted = await tx
      .insert(wallets)
      .values({
        id: walletId,
        userId,
        name: body.name,
        walletType: body.walletType,
        isImported: isImport,
        activatedAt: isImport ? createdAt : null,
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: wallets.id });
    if (inserted.length === 0) throw walletNameTaken();
    await tx.insert(walletVaults).values({ walletId, createdAt, ...sealed.record });
    await storePublicKeys(tx, keys);
  });
}

function emailNotVerified(): ApiError {
  return new ApiError(403, 'EMAIL_NOT_VERIFIED', {
    errors: ['Verify your email address before you create a wallet.'],
  });
}
