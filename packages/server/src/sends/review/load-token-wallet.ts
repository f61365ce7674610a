import type { TokenDefinition } from '@billfold/core';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import type { Spending, SpendingAccount } from '../../families/spending.ts';

/**
 * Loads the contract that holds the token of a review for its sender; null where sends name the contract of the
 * token, and for the native asset. The network is asked apart from the plan, which is compared with it.
 */
export async function loadTokenWallet<F extends ServedFamily>(
  context: Pick<ServiceContext, 'db' | 'chains'>,
  spending: Pick<Spending<F>, 'loadTokenWallet'>,
  { account, token }: { readonly account: SpendingAccount; readonly token: TokenDefinition | null },
): Promise<string | null> {
  if (token === null || spending.loadTokenWallet === null) return null;
  return spending.loadTokenWallet(context, account, token);
}
