import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import type { ServedFamily } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { EstimateRequest, SendQuote, Spending, SpendingAccount } from './spending.ts';

/**
 * Loads from the node what a send costs now, as `Spending.quote` does, for an account that may spend.
 * @throws {ApiError} 409 SPENDING_BLOCKED
 */
export async function quoteSend<F extends ServedFamily>(
  context: Pick<ServiceContext, 'db' | 'chains' | 'platform'>,
  spending: Pick<Spending<F>, 'quote'>,
  { account, request }: { readonly account: SpendingAccount; readonly request: EstimateRequest },
): Promise<SendQuote<F>> {
  await refuseBlocked(context.db, account, request.token?.id);
  return spending.quote(context, account, request);
}
