import { type AccountAsset, nativeAsset, parseAmount } from '@billfold/core';
import type { SweepLeftOut } from '@billfold/core/contract';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SpendingAccount } from '../families/spending.ts';
import type { SweepQuote } from '../families/sweeping.ts';
import { loadDollarPrices } from '../payments/dollar-prices.ts';
import { convertPrice } from '../payments/quote-asset.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { priceDecimals } from '../rates/price.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { quoteFee } from '../transfers-out/quote-fee.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { gasLimitFor } from './delegated-purses.ts';
import { findPurses, type HeldPurse } from './find-purses.ts';
import { findPursesOf } from './find-purses-of.ts';
import { isWorthwhile, quoteTogether, shareOf } from './quote-together.ts';
import { requireCollectable } from './require-collectable.ts';

/** Most addresses of one sweep. */
export const mostPurses = 50;

/** Purse that is collected: its funds, the most of its fees, and the gas that is brought before. */
export interface CollectedPurse extends HeldPurse {
  /** Units that leave the purse and arrive. */
  readonly sent: bigint;
  readonly moveFee: bigint;
  readonly gas: bigint;
  readonly gasFee: bigint;
}

export interface ComputedSweep {
  readonly asset: AccountAsset;
  /** Settlement account of the business. */
  readonly main: SpendingAccount;
  readonly to: string;
  readonly gasAvailable: bigint;
  /** One transaction that moves all of them; null where each sends its funds itself. */
  readonly together: SweepQuote | null;
  readonly purses: readonly CollectedPurse[];
  readonly leftOut: SweepLeftOut;
}

/**
 * Computes what collecting an asset would move and cost. The node is asked for one price of a move and one of gas,
 * however many addresses there are.
 * @throws {ApiError} 409 COLLECT_NOT_NEEDED, SETTLEMENT_MISSING, SPENDING_BLOCKED; 404 NETWORK_NOT_SERVED
 */
export async function computeSweep(
  context: ServiceContext,
  owner: SettlementOwner,
  asset: AccountAsset,
): Promise<ComputedSweep> {
  const { db } = context;
  const network = requireCollectable(context, asset);
  const { businessId, walletId, userId } = owner;
  const found = await findPaymentsAccount(db, businessId, network);
  const to = found && (await loadAddresses(db, [found])).get(found.id);
  if (found === undefined || to === undefined) throw settlementMissing();
  const main = await loadSpendingAccount(context, userId, { walletId, accountId: found.id });
  const gasAvailable = await getFamily(network).spending.loadSpendable(db, main);
  const { purses, open, moving } = await findPurses(db, { businessId, walletId, asset });
  const moves = { owner, asset, main, to, purses };
  const { together, worth, others } =
    (await computeTogether(context, moves)) ?? (await computeEach(context, moves));
  const leftOut = {
    ...{ open, moving, tooSmall: purses.length - others - worth.length },
    further: Math.max(worth.length - mostPurses, 0) + others,
  };
  return { asset, main, to, gasAvailable, together, purses: worth.slice(0, mostPurses), leftOut };
}

interface Computed {
  readonly together: SweepQuote | null;
  /** Purses that are worth their fees. */
  readonly worth: readonly CollectedPurse[];
  /** Purses of a former settlement account, which another sweep collects. */
  readonly others: number;
}

/** Computes a sweep by one transaction; null where that is not possible, or not cheaper. */
async function computeTogether(context: ServiceContext, moves: Moves): Promise<Computed | null> {
  const { asset, main } = moves;
  const ids = moves.purses.map(({ accountId }) => accountId);
  const own = await findPursesOf(context.db, main.id, ids);
  const purses = moves.purses.filter(({ accountId }) => own.has(accountId));
  if (purses.length === 0) return null;
  const holders = purses.map(({ address }) => address);
  const together = await quoteTogether(context, { asset, main, holders });
  if (together === null) return null;
  const priceFor = (count: number, priced: readonly HeldPurse[]): readonly CollectedPurse[] => {
    const moveFee = shareOf(together, Math.min(count, mostPurses));
    return priced.map((purse) => ({ ...purse, sent: purse.units, moveFee, gas: 0n, gasFee: 0n }));
  };
  const worth = await leaveOutSmall(context, asset, priceFor(purses.length, purses));
  const isTogether = isWorthwhile(together, Math.min(worth.length, mostPurses));
  if (!isTogether) return null;
  const others = ids.length - purses.length;
  return { together, worth: priceFor(worth.length, worth), others };
}

/** Computes a sweep in which each address sends its funds itself, after gas was brought to it. */
async function computeEach(context: ServiceContext, moves: Moves): Promise<Computed> {
  const worth = await leaveOutSmall(context, moves.asset, await priceMoves(context, moves));
  return { together: null, worth, others: 0 };
}

interface Moves extends Pick<ComputedSweep, 'asset' | 'main' | 'to'> {
  readonly owner: SettlementOwner;
  readonly purses: readonly HeldPurse[];
}

/** Prices the move of each purse as that of the largest one, and its gas as that of the one that has least. */
async function priceMoves(
  context: ServiceContext,
  { owner, asset, main, to, purses }: Moves,
): Promise<readonly CollectedPurse[]> {
  const [first] = purses;
  if (first === undefined) return [];
  const { walletId, userId } = owner;
  const place = { walletId, accountId: first.accountId };
  const account = await loadSpendingAccount(context, userId, place);
  const isToken = asset.id !== asset.network;
  const token = isToken ? requireToken(main.network, asset.id) : null;
  const amount = first.units;
  const moveFee = await quoteFee(context, { account, token, recipient: to, amount });
  if (!isToken)
    return purses.map((purse) => ({
      ...{ ...purse, moveFee, gas: 0n, gasFee: 0n },
      sent: purse.units - moveFee,
    }));
  const needy = purses.filter(({ native }) => native < moveFee);
  const [poorest] = needy.toSorted((a, b) => (a.native < b.native ? -1 : 1));
  if (poorest !== undefined) await refuseBlocked(context.db, main);
  const gasFee =
    poorest === undefined
      ? 0n
      : await quoteFee(context, {
          ...{ account: main, token: null, recipient: poorest.address },
          amount: gasOf(asset, moveFee - poorest.native),
          gasLimit: await gasLimitFor(context, {
            network: main.network,
            purseIds: needy.map(({ accountId }) => accountId),
          }),
        });
  return purses.map((purse) => {
    const gas = gasOf(asset, moveFee - purse.native);
    return { ...purse, sent: purse.units, moveFee, gas, gasFee: gas === 0n ? 0n : gasFee };
  });
}

/** Returns the gas to bring where `missing` is above zero: no less than a transfer may carry. */
export function gasOf({ network }: AccountAsset, missing: bigint): bigint {
  if (missing <= 0n) return 0n;
  const { minimumAmount, decimals } = nativeAsset(network);
  const least = parseAmount(minimumAmount, decimals);
  return missing < least ? least : missing;
}

/** Leaves out what cannot be sent, and what is worth less than the fees of its move. */
async function leaveOutSmall(
  context: ServiceContext,
  asset: AccountAsset,
  purses: readonly CollectedPurse[],
): Promise<readonly CollectedPurse[]> {
  const native = nativeAsset(asset.network);
  const least = parseAmount(asset.minimumAmount, asset.decimals);
  const codes = [asset.symbol, native.symbol];
  const prices = await loadDollarPrices(context, codes, nowOf(context.platform));
  const worthOf = (units: bigint): bigint | null => {
    const amount = units * 10n ** BigInt(priceDecimals - asset.decimals);
    const value = convertPrice(prices, { amount, currency: asset.symbol }, native.symbol);
    return value && value / 10n ** BigInt(priceDecimals - native.decimals);
  };
  return purses.filter(({ sent, moveFee, gasFee }) => {
    if (sent < least) return false;
    const value = worthOf(sent);
    return value === null || value >= moveFee + gasFee;
  });
}

/** Creates the refusal where no address holds anything that is worth its fee. */
export function nothingToCollect({ asset, leftOut }: ComputedSweep): ApiError {
  return new ApiError(409, 'NOTHING_TO_COLLECT', {
    message: 'Nothing to collect',
    errors: [
      fill('No payment address has {symbol} that is worth its fee and free to move.', {
        symbol: asset.symbol,
      }),
    ],
    current: { leftOut },
  });
}
