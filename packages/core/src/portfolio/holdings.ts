import type { Account } from '../contract/accounts.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork, type Network, networkCodes } from '../networks/registry.ts';

/** One asset over all accounts that hold it, in main units with all decimals. */
export interface Holding {
  readonly network: Network;
  readonly name: string;
  readonly symbol: string;
  /** Decimals shown. */
  readonly digits: number;
  readonly balance: Decimal;
  /** On its way in, not part of the balance. */
  readonly pending: Decimal;
  readonly hasPending: boolean;
}

type Balances = Pick<Account, 'blockchainNetwork' | 'nativeBalance' | 'pendingBalance'>;

/** The native asset of each network with an account, in the order of the registry. Sums are exact. */
export function holdingsOf(accounts: readonly Balances[]): readonly Holding[] {
  return networkCodes.flatMap((network) => {
    const own = accounts.filter((account) => account.blockchainNetwork === network);
    return own.length === 0 ? [] : [holdingOf(network, own)];
  });
}

/** Since when the oldest of the balances is no longer in step with its chain; null while all are. */
export function staleSince(accounts: readonly Pick<Account, 'stale' | 'asOf'>[]): Date | null {
  const times = accounts
    .filter((account) => account.stale)
    .map((account) => account.asOf.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

function holdingOf(network: Network, accounts: readonly Balances[]): Holding {
  const { name, symbol, decimals, digits } = getNetwork(network);
  const pending = sum(
    accounts.map((account) => account.pendingBalance),
    decimals,
  );
  const balance = sum(
    accounts.map((account) => account.nativeBalance),
    decimals,
  );
  return {
    network,
    name,
    symbol,
    digits,
    balance: toDecimal(balance, { decimals }),
    pending: toDecimal(pending, { decimals }),
    hasPending: pending > 0n,
  };
}

function sum(amounts: readonly Decimal[], decimals: number): BaseUnits {
  return toBaseUnits(amounts.reduce((total, amount) => total + parseAmount(amount, decimals), 0n));
}
