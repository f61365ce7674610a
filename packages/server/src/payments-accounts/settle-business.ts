import type { SettlementTakeover, SettlementWallet } from '@billfold/core/contract';
import { and, eq, gte, inArray, lt, max, ne, sql } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, walletPublicKeys, wallets, walletVaults } from '../db/schema.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import type { SignerHandle, WalletSecret } from '../vault/signer.ts';
import { type PublicKeyRow, storePublicKeys } from '../wallets/public-keys.ts';
import { withUnsealed } from '../wallets/wallet-secret.ts';
import { holdWallet, loadOwnedWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { accountIndexOf, keyIndexOf, testAccountIndexOf } from './account-index.ts';
import { moveSettlement, refuseOwnRelease } from './move-settlement.ts';
import { openPaymentsAccounts } from './open-payments-accounts.ts';
import { settlementChosen } from './settlement-chosen.ts';

export interface Settling extends BusinessActor {
  readonly walletId: string;
  readonly secret: WalletSecret;
  /** In the place of the wallet of this owner. */
  readonly takesOver?: SettlementTakeover | undefined;
}

/**
 * Chooses the wallet that a business is paid into, and opens its payments account on every network.
 * The secret derives their public keys and is not kept. Asked again with the same wallet it adds
 * the networks that were opened since, and on a live server the accounts of test payments. A business that is paid into
 * public keys of this owner alone stays paid into them on their networks.
 * @throws {ApiError} 404; 403 PERMISSION_DENIED; 409 WALLET_NOT_ACTIVATED, SETTLEMENT_CHOSEN,
 * SETTLEMENT_CHANGED; what `withUnsealed` throws
 */
export async function settleBusiness(
  context: ServiceContext,
  settling: Settling,
): Promise<SettlementWallet> {
  const { db } = context;
  const { walletId, secret, takesOver, member } = settling;
  if (takesOver !== undefined) refuseOwnRelease(member.userId, takesOver);
  const owner = ownerOf(settling);
  const { isActivated } = await loadOwnedWallet(db, owner);
  if (!isActivated) throw notActivated();
  await loadPlace(db, settling);
  await withUnsealed(context, { ...owner, ip: settling.caller.ip, secret }, async (handle) => {
    const free = await findFreeIndex(db, settling);
    // Another business may take the index between the look and the lock.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const keyIndex = (await loadPlace(db, settling)).keyIndex ?? free + attempt;
      const keys = await deriveKeys(context, handle, { walletId, keyIndex });
      if (await store(context, settling, { keyIndex, keys })) return;
    }
    throw new ApiError(503, 'BUSY', { errors: ['Try again in a moment.'] });
  });
  context.wake();
  return { walletId, networks: context.openNetworks };
}

function ownerOf({ member: { userId }, walletId }: Settling): WalletOwner {
  return { userId, walletId };
}

interface SettledPlace {
  /** Number that the business has in the wallet already; null where it is paid into it from now on. */
  readonly keyIndex: number | null;
  /** Wallet that it is paid into until then. */
  readonly earlierId: string | null;
}

async function loadPlace(db: Db, { member, walletId, takesOver }: Settling): Promise<SettledPlace> {
  const [found] = await db
    .select({
      settled: businesses.settlementWalletId,
      ownerId: businesses.settlementUserId,
      keyIndex: businesses.keyIndex,
      kind: wallets.kind,
    })
    .from(businesses)
    .leftJoin(wallets, eq(wallets.id, businesses.settlementWalletId))
    .where(eq(businesses.id, member.businessId));
  if (found === undefined) throw notFound('business');
  const { settled, ownerId, keyIndex, kind } = found;
  if (settled === walletId) return { keyIndex, earlierId: null };
  if (takesOver !== undefined && takesOver.memberId !== ownerId) throw changedMeanwhile();
  // Only keys that its owner chose are in their place.
  const isOwnKeyless = kind === 'KEYLESS' && ownerId === member.userId;
  if (takesOver === undefined && settled !== null && !isOwnKeyless) throw settlementChosen();
  return { keyIndex: null, earlierId: kind === 'SEED' ? settled : null };
}

/** Returns the number after all that wallets of the same phrase gave to a business. */
async function findFreeIndex(db: Db, { walletId }: Settling): Promise<number> {
  const { accountIndex } = walletPublicKeys;
  const own = db
    .select({ fingerprint: walletVaults.fingerprint })
    .from(walletVaults)
    .where(eq(walletVaults.walletId, walletId));
  const [row] = await db
    .select({ last: max(accountIndex) })
    .from(walletPublicKeys)
    .innerJoin(walletVaults, eq(walletVaults.walletId, walletPublicKeys.walletId))
    .where(
      and(
        inArray(walletVaults.fingerprint, own),
        gte(accountIndex, accountIndexOf(0)),
        lt(accountIndex, testAccountIndexOf(0)),
      ),
    );
  const last = row?.last ?? null;
  return last === null ? 0 : keyIndexOf(last) + 1;
}

interface Place {
  readonly walletId: string;
  readonly keyIndex: number;
}

function deriveKeys(
  { signer, chains, platform, openNetworks, chainMode }: ServiceContext,
  handle: SignerHandle,
  { walletId, keyIndex }: Place,
): Promise<readonly PublicKeyRow[]> {
  const indexes = [
    accountIndexOf(keyIndex),
    ...(chainMode === 'live' ? [testAccountIndexOf(keyIndex)] : []),
  ];
  return Promise.all(
    openNetworks.flatMap((network) =>
      indexes.map(async (accountIndex) => ({
        ...{ id: platform.newId(), walletId, network, accountIndex },
        ...(await signer.derivePublic(handle, {
          ...{ network, accountIndex, chain: chains.get(network).chain },
        })),
      })),
    ),
  );
}

interface Derived {
  readonly keyIndex: number;
  readonly keys: readonly PublicKeyRow[];
}

/** Returns false where another business took these keys first. */
async function store(
  context: ServiceContext,
  settling: Settling,
  { keyIndex, keys }: Derived,
): Promise<boolean> {
  const { member, caller, walletId, takesOver } = settling;
  const { businessId, userId } = member;
  return context.db.transaction(async (tx) => {
    // One at a time, over all wallets: two of them may have been made from the same phrase.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement-keys'))`);
    // The password took its time: the member may own the business no more.
    const { business } = await lockTeam(tx, member, 'sign-funds');
    await holdWallet(tx, ownerOf(settling));
    const { keyIndex: stored, earlierId } = await loadPlace(tx, settling);
    if (stored !== null && stored !== keyIndex) return false;
    if (stored === null && (await areUsed(tx, { walletId, keyIndex, keys }))) return false;
    await storePublicKeys(tx, keys);
    if (stored === null) {
      await tx
        .update(businesses)
        .set({ settlementWalletId: walletId, settlementUserId: userId, keyIndex })
        .where(eq(businesses.id, businessId));
      await recordAudit(tx, context.platform, {
        ...{ businessId, userId, caller, action: 'settlement.chosen' },
        ...(earlierId !== null && { before: { walletId: earlierId } }),
        after: { walletId },
      });
    }
    await openPaymentsAccounts(tx, context, { businessId, walletId, keyIndex });
    if (stored === null && takesOver !== undefined)
      await moveSettlement(tx, context, { member, caller, business, takesOver });
    return true;
  });
}

/**
 * Finds out whether a business has these keys already: in this wallet, or in another one that was
 * made from the same phrase. Their customers would be given the same addresses.
 */
async function areUsed(tx: Db, { walletId, keyIndex, keys }: Place & Derived): Promise<boolean> {
  const accountIndex = accountIndexOf(keyIndex);
  const isHere = and(
    eq(walletPublicKeys.walletId, walletId),
    eq(walletPublicKeys.accountIndex, accountIndex),
  );
  if ((await tx.$count(walletPublicKeys, isHere)) > 0) return true;
  const isElsewhere = and(
    ne(walletPublicKeys.walletId, walletId),
    gte(walletPublicKeys.accountIndex, accountIndexOf(0)),
    inArray(
      walletPublicKeys.publicKey,
      keys.map(({ publicKey }) => publicKey),
    ),
  );
  return (await tx.$count(walletPublicKeys, isElsewhere)) > 0;
}

function notActivated(): ApiError {
  return new ApiError(409, 'WALLET_NOT_ACTIVATED', {
    errors: ['Confirm the seed phrase of this wallet first: the business will be paid into it.'],
  });
}

function changedMeanwhile(): ApiError {
  return new ApiError(409, 'SETTLEMENT_CHANGED', {
    errors: ['Payments go to another wallet by now. Load the team again.'],
  });
}
