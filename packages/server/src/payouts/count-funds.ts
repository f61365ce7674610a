import { type AccountAsset, nativeAsset } from '@billfold/core';
import { and, eq, gt, ne, or } from 'drizzle-orm';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, transferParts, transfersOut } from '../db/schema.ts';
import { getFamily } from '../families/families.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { formatUnits } from '../payments/format-units.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill, joinTexts } from '../refusal-texts/refusal-text.ts';

/** Units that an account can spend, without what open transfers have yet to send from it. */
export interface FreeFunds {
  readonly held: bigint;
  readonly native: bigint;
}

export interface CountedFunds {
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  /** Transfer whose own parts are not counted. */
  readonly except?: string;
}

/**
 * Counts the free funds of an account. A transfer whose wallet is open no more claims nothing.
 * @throws {ApiError} 409 SPENDING_BLOCKED
 */
export async function countFunds(
  db: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { account, asset, except = '' }: CountedFunds,
): Promise<FreeFunds> {
  const isToken = asset.id !== asset.network;
  await refuseBlocked(db, account, asset.id);
  const spendable = await getFamily(account.network).spending.loadSpendable(db, account);
  const ofAsset = isToken ? (await loadAssetBalance(db, account, asset.id)).spendable : spendable;
  const parts = await db
    .select({
      ...{ units: transferParts.units, feeUnits: transferParts.feeUnits },
      ...{ step: transferParts.step, assetId: transfersOut.assetId },
      payerId: transferParts.accountId,
    })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, transferParts.outId))
    .innerJoin(accounts, eq(accounts.id, transferParts.accountId))
    .where(
      and(
        eq(transferParts.state, 'PLANNED'),
        or(
          eq(transferParts.accountId, account.id),
          // It pays for the purses whose funds it collects by one transaction.
          and(eq(transfersOut.way, 'TOGETHER'), eq(accounts.parentId, account.id)),
        ),
        ...[eq(transfersOut.status, 'SENDING'), gt(transfersOut.signedUntil, nowOf(platform))],
        ne(transfersOut.id, except),
      ),
    );
  const claimed = { held: 0n, native: 0n };
  for (const { units, feeUnits, step, assetId, payerId } of parts) {
    claimed.native += feeUnits ?? 0n;
    if (payerId !== account.id) continue;
    const sent = step === 'GAS' ? asset.network : assetId;
    claimed.native += sent === asset.network ? units : 0n;
    claimed.held += isToken && sent === asset.id ? units : 0n;
  }
  const native = atLeastZero(spendable - claimed.native);
  return { held: isToken ? atLeastZero(ofAsset - claimed.held) : native, native };
}

export interface NeededFunds {
  readonly units: bigint;
  readonly feeUnits: bigint;
}

/** Returns what is missing to pay amounts and fees: of the asset, and of the native asset besides a token. */
export function missingOf(
  asset: AccountAsset,
  { held, native }: FreeFunds,
  { units, feeUnits }: NeededFunds,
): { readonly missing: bigint; readonly nativeMissing: bigint } {
  if (asset.id === asset.network)
    return { missing: atLeastZero(units + feeUnits - held), nativeMissing: 0n };
  return { missing: atLeastZero(units - held), nativeMissing: atLeastZero(feeUnits - native) };
}

const atLeastZero = (units: bigint) => (units > 0n ? units : 0n);

export interface MissingFunds {
  readonly asset: AccountAsset;
  /** Null where the account has many. */
  readonly address: string | null;
  readonly missing: bigint;
  readonly nativeMissing: bigint;
}

/** Creates the refusal of a payout that its account cannot pay. */
export function fundsMissing({ asset, address, missing, nativeMissing }: MissingFunds): ApiError {
  const native = nativeAsset(asset.network);
  const amountsText = joinTexts('{oneText} and {otherText}', [
    ...(missing > 0n ? [`${formatUnits(missing, asset)} ${asset.symbol}`] : []),
    ...(nativeMissing > 0n ? [`${formatUnits(nativeMissing, native)} ${native.symbol}`] : []),
  ]);
  return new ApiError(409, 'FUNDS_MISSING', {
    message: 'Not enough funds',
    errors: [
      address === null
        ? fill('Send {amountsText} to your settlement account first. Nothing was sent.', {
            amountsText,
          })
        : fill('Send {amountsText} to {address} first. Nothing was sent.', {
            amountsText,
            address,
          }),
    ],
    current: {
      ...{ asset: asset.symbol, native: native.symbol, address },
      missing: formatUnits(missing, asset),
      nativeMissing: formatUnits(nativeMissing, native),
    },
  });
}
