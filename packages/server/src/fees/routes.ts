import {
  estimateFee,
  estimateTokenFee,
  getBscGas,
  getFees,
  getGas,
  getTokenFees,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { Bind } from '../http/bind.ts';
import { estimateFees } from './estimate-fees.ts';
import { estimateTokenFees } from './estimate-token-fees.ts';
import { loadGas } from './load-gas.ts';

export function bindFeeRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getFees)(async ({ principal, params, query }) =>
    estimateFees(context, await loadSpendingAccount(context, principal.userId, params), query),
  );

  bind.signedIn(estimateFee)(async ({ principal, params, body }) =>
    estimateFees(context, await loadSpendingAccount(context, principal.userId, params), body),
  );

  bind.signedIn(estimateTokenFee)(async ({ principal, params, body }) =>
    estimateTokenFees(context, await loadSpendingAccount(context, principal.userId, params), body),
  );

  bind.signedIn(getTokenFees)(async ({ principal, params, query }) =>
    estimateTokenFees(context, await loadSpendingAccount(context, principal.userId, params), query),
  );

  bind.signedIn(getGas)(({ query }) => loadGas(context, 'ETH', query));
  bind.signedIn(getBscGas)(({ query }) => loadGas(context, 'BSC', query));
}
