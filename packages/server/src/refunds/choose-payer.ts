import { type AccountAsset, nativeAsset, toBaseUnits } from '@billfold/core';
import { and, eq, inArray } from 'drizzle-orm';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { accounts } from '../db/schema.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { loadDollarPrices } from '../payments/dollar-prices.ts';
import { formatUnits } from '../payments/format-units.ts';
import type { TransferRow } from '../payments/payment-parts.ts';
import { convertPrice } from '../payments/quote-asset.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { priceDecimals } from '../rates/price.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { estimateSend } from '../transfers-out/estimate-send.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { collectFirst } from './collect-first.ts';
import { findWatched } from './find-watched.ts';
import type { OutRow } from './refund-store.ts';

export interface Payout {
  readonly owner: SettlementOwner;
  readonly refund: OutRow;
  readonly asset: AccountAsset;
  readonly recipient: string;
  /** Transfers of which the refund sends something back. */
  readonly transfers: readonly TransferRow[];
}

/** Account that pays a refund, and the units that it sends. */
export interface ChosenPayer {
  readonly account: SpendingAccount;
  readonly units: bigint;
}

/**
 * Chooses the account that pays a refund: the settlement account where it has enough, else an address that was
 * paid. Money at a public key of another wallet is sent back by that one.
 * @throws {ApiError} 409 COLLECT_FIRST, OWN_WALLET_SENDS, REFUND_TOO_SMALL, SPENDING_BLOCKED; 503 RATE_UNAVAILABLE
 */
export async function choosePayer(context: ServiceContext, payout: Payout): Promise<ChosenPayer> {
  const payers = await listPayers(context, payout);
  for (const accountId of payers) {
    const account = await loadSpendingAccount(context, payout.owner.userId, {
      ...{ walletId: payout.owner.walletId, accountId },
    });
    const units = await affordableUnits(context, payout, account);
    if (units !== null) return { account, units };
  }
  if ((await findWatched(context.db, payout)) !== undefined) throw inOtherWallet(payout);
  // Funds that are collected into a blocked account can be spent as little.
  const network = requireServed(payout.asset.network);
  for (const id of payers) await refuseBlocked(context.db, { id, network }, payout.asset.id);
  throw await collectFirst(context, payout.owner, payout.asset);
}

function inOtherWallet({ refund, asset, recipient }: Payout): ApiError {
  const amount = `${formatUnits(refund.units, asset)} ${asset.symbol}`;
  return new ApiError(409, 'OWN_WALLET_SENDS', {
    message: 'Send it from your own wallet',
    errors: [
      fill(
        'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.',
        { amount, address: recipient },
      ),
    ],
  });
}

async function listPayers(
  { db }: ServiceContext,
  { owner, asset, transfers }: Payout,
): Promise<readonly string[]> {
  const { businessId, walletId } = owner;
  const main = await findPaymentsAccount(db, businessId, asset.network);
  // A purse pays fees with its own coins: one that received a token has none.
  const received = asset.id === asset.network ? transfers : [];
  const ids = received.filter(({ assetId }) => assetId === asset.id).map((each) => each.accountId);
  const purses =
    ids.length === 0
      ? []
      : await db
          .select({ id: accounts.id })
          .from(accounts)
          .where(
            and(
              ...[inArray(accounts.id, ids), eq(accounts.purpose, 'PURSE')],
              ...[eq(accounts.walletId, walletId), eq(accounts.businessId, businessId)],
            ),
          );
  return [...(main === undefined ? [] : [main.id]), ...purses.map(({ id }) => id)];
}

/** Returns the units that the account sends; null where it cannot pay them and their fee. */
async function affordableUnits(
  context: ServiceContext,
  { refund, asset, recipient }: Payout,
  account: SpendingAccount,
): Promise<bigint | null> {
  const { units, memo } = refund;
  const amount = toBaseUnits(units);
  const funds = await estimateSend(context, { account, asset, recipient, amount, memo });
  if (funds === null) return null;
  const isNative = asset.id === asset.network;
  const isPaidByCustomer = refund.networkFeePaidBy === 'CUSTOMER';
  const sent = isPaidByCustomer
    ? units - (isNative ? funds.fee : await inAsset(context, funds.fee, asset))
    : units;
  const isAffordable = isNative
    ? funds.held >= sent + funds.fee
    : funds.held >= sent && funds.native >= funds.fee;
  if (!isAffordable) return null;
  if (sent > 0n) return sent;
  throw new ApiError(409, 'REFUND_TOO_SMALL', {
    message: 'Less than its fee',
    errors: ['The network fee that the customer pays is higher than the refund.'],
  });
}

/** Converts a network fee to units of a token at today's rate, rounded up. @throws {ApiError} 503 RATE_UNAVAILABLE */
async function inAsset(context: ServiceContext, fee: bigint, asset: AccountAsset): Promise<bigint> {
  const native = nativeAsset(asset.network);
  const prices = await loadDollarPrices(
    context,
    [native.symbol, asset.symbol],
    nowOf(context.platform),
  );
  const amount = fee * 10n ** BigInt(priceDecimals - native.decimals);
  const price = convertPrice(prices, { amount, currency: native.symbol }, asset.symbol);
  if (price === null)
    throw new ApiError(503, 'RATE_UNAVAILABLE', {
      errors: [
        fill('There is no price of {symbol} now. Pay the network fee, or try again later.', {
          symbol: asset.symbol,
        }),
      ],
      retryAfterSeconds: 60,
    });
  const step = 10n ** BigInt(priceDecimals - asset.decimals);
  return (price + step - 1n) / step;
}
