import { type AccountAsset, nativeAsset } from '../assets/account-asset.ts';
import { findToken } from '../assets/token.ts';
import type { Account, Token } from '../contract/accounts/accounts.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { type Network, networkCodes } from '../networks/registry.ts';

/** One asset over all accounts that hold it, in main units with all decimals. */
export interface Holding extends Omit<AccountAsset, 'minimumAmount'> {
  readonly balance: Decimal;
  /** Balances of the accounts, whose sum is the balance; each is valued and rounded by itself. */
  readonly balances: readonly Decimal[];
  /** Incoming amount that is not part of the balance yet; always zero for tokens. */
  readonly pending: Decimal;
  readonly hasPending: boolean;
}

type Balances = Pick<Account, 'blockchainNetwork' | 'nativeBalance' | 'pendingBalance' | 'tokens'>;

/**
 * Sums the balances of accounts by asset, exactly: per network in the order of the registry, the
 * native asset and then its tokens, without hidden ones.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * for (const { balance, symbol } of holdingsOf(items)) console.log(balance, symbol);
 */
export function holdingsOf(accounts: readonly Balances[]): readonly Holding[] {
  return networkCodes.flatMap((network) => {
    const own = accounts.filter((account) => account.blockchainNetwork === network);
    return own.length === 0 ? [] : [nativeHolding(network, own), ...tokenHoldings(network, own)];
  });
}

/**
 * Returns the time of the oldest outdated balance; null while all are in step with their chains.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const since = staleSince(items);
 * if (since !== null) console.log(`Balances as of ${since.toISOString()}`);
 */
export function staleSince(accounts: readonly Pick<Account, 'stale' | 'asOf'>[]): Date | null {
  const times = accounts
    .filter((account) => account.stale)
    .map((account) => account.asOf.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

function nativeHolding(network: Network, accounts: readonly Balances[]): Holding {
  return holdingOf(nativeAsset(network), {
    balances: accounts.map((account) => account.nativeBalance),
    pending: accounts.map((account) => account.pendingBalance),
  });
}

function tokenHoldings(network: Network, accounts: readonly Balances[]): readonly Holding[] {
  const held = new Map<string, { readonly token: Token; readonly balances: Decimal[] }>();
  for (const token of accounts.flatMap(({ tokens }) => tokens)) {
    if (token.isHidden) continue;
    const { tokenId, balance } = token;
    const earlier = held.get(tokenId);
    if (earlier === undefined) held.set(tokenId, { token, balances: [balance] });
    else earlier.balances.push(balance);
  }
  return [...held.values()].map(({ token, balances }) =>
    holdingOf(assetOf(network, token), { balances, pending: [] }),
  );
}

/** Returns the symbol under which a token of an account is held. */
export function symbolOfToken(network: Network, token: Token): string {
  return assetOf(network, token).symbol;
}

/**
 * Returns the asset of a token: the known definition, or for an unknown token the fields of the
 * account.
 */
function assetOf(
  network: Network,
  { tokenId: id, name, symbol, decimals }: Token,
): Omit<AccountAsset, 'minimumAmount'> {
  return findToken(network, id) ?? { id, network, name, symbol, decimals, digits: decimals };
}

interface Amounts {
  readonly balances: readonly Decimal[];
  readonly pending: readonly Decimal[];
}

function holdingOf(
  { id, network, name, symbol, decimals, digits }: Omit<AccountAsset, 'minimumAmount'>,
  amounts: Amounts,
): Holding {
  const pending = sum(amounts.pending, decimals);
  return {
    id,
    network,
    name,
    symbol,
    decimals,
    digits,
    balance: toDecimal(sum(amounts.balances, decimals), { decimals }),
    balances: amounts.balances,
    pending: toDecimal(pending, { decimals }),
    hasPending: pending > 0n,
  };
}

function sum(amounts: readonly Decimal[], decimals: number): BaseUnits {
  return toBaseUnits(amounts.reduce((total, amount) => total + parseAmount(amount, decimals), 0n));
}
