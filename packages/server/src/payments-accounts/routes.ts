import {
  cryptocurrencySettings,
  getRecoverySheet,
  getSettlement,
  listPaymentsAccounts,
  listSettlementAccounts,
  listSettlementSends,
  listSettlements,
  settleBusiness as settleBusinessCall,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { requireSecret } from '../wallets/wallet-secret.ts';
import { loadAcceptedAssets, saveAcceptedAssets } from './accepted-assets.ts';
import { loadPaymentsAccounts } from './list-payments-accounts.ts';
import { loadSettlementAccounts } from './list-settlement-accounts.ts';
import { loadSettlementSends } from './list-settlement-sends.ts';
import { loadSettlements } from './list-settlements.ts';
import { loadChosenSettlement } from './load-chosen-settlement.ts';
import { loadRecoverySheet } from './recovery-sheet.ts';
import { settleBusiness } from './settle-business.ts';
import { settleIntoKeys } from './settle-into-keys.ts';

/** Binds the calls about the accounts that receive the payments of a business. */
export function bindPaymentsAccountRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(settleBusinessCall)(async ({ principal, member, caller, body }) => {
    const { walletId, takesOver, ...fields } = body;
    // A stolen session could redirect the payments to a wallet of its own.
    if (takesOver !== undefined || walletId === null)
      await requireStepUp(context, { principal, caller }, noProof);
    if (walletId === null) return { data: await settleIntoKeys(context, { member, caller }) };
    const secret = requireSecret(fields);
    return {
      data: await settleBusiness(context, { member, caller, walletId, secret, takesOver }),
    };
  });
  bind.member(getSettlement)(async ({ member }) => ({
    data: await loadChosenSettlement(db, member.businessId),
  }));
  bind.member(cryptocurrencySettings.get)(async ({ member }) => ({
    data: await loadAcceptedAssets(db, member.businessId),
  }));
  bind.member(cryptocurrencySettings.put)(async ({ member, caller, body }) => ({
    data: await saveAcceptedAssets(context, { member, caller }, body),
  }));
  bind.member(listPaymentsAccounts)(({ member, query }) =>
    loadPaymentsAccounts(db, member.businessId, query),
  );
  bind.member(getRecoverySheet)(async ({ member }) => ({
    data: await loadRecoverySheet(context, member.businessId),
  }));
  bind.signedIn(listSettlements)(async ({ principal: { userId }, params }) => ({
    items: await loadSettlements(context, { userId, ...params }),
  }));
  bind.signedIn(listSettlementAccounts)(({ principal: { userId }, params, query }) =>
    loadSettlementAccounts(context, { userId, ...params }, query),
  );
  bind.signedIn(listSettlementSends)(({ principal: { userId }, params, query }) =>
    loadSettlementSends(db, { userId, ...params }, query),
  );
}

/** The password in the body is that of the wallet: the session is stepped up before. */
const noProof = { password: null, code: null };
