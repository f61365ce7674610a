import type { PayoutPlan } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { createSignFlow } from '../signing/create-sign-flow.ts';
import { loadIfSigned } from '../signing/load-if-signed.ts';
import { SignedAmount } from '../signing/signed-amount.tsx';
import { FirstLines } from './first-lines.tsx';
import { callsOfPayout, shownPayout } from './payout-calls.ts';
import { PayoutSignature } from './payout-signature.tsx';
import { PlanStatement } from './plan-statement.tsx';
import { signLines } from './sign-lines.ts';

export interface SignPayoutProps {
  readonly businessId: number;
  /** Settlement wallet. */
  readonly walletId: string;
  readonly plan: PayoutPlan;
  readonly onReplan: () => void;
  readonly onSigned: (payoutId: string) => void;
  readonly onClose: () => void;
}

/** Signs a plan as it was reviewed. */
export function SignPayout(props: SignPayoutProps): ReactElement {
  const { businessId, walletId, plan, onReplan, onSigned, onClose } = props;
  const t = useTranslate();
  const client = useClient();
  const { business, signTogether } = useServices();
  const { id } = plan;
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (typed) =>
        signLines(
          {
            ...{ shown: shownPayout(plan, plan), walletId, signTogether },
            ...callsOfPayout(business, { businessId, id }),
            sendHosted: (hosted) =>
              business.call(({ payouts }) => payouts.create(businessId, { ...hosted, planId: id })),
          },
          typed,
        ),
      loadSigned: () =>
        loadIfSigned(() => business.call(({ payouts }) => payouts.get(businessId, id))),
    }),
  );
  return (
    <PayoutSignature
      title={t('payouts.sign.title')}
      network={plan.network}
      onSigned={({ id }) => onSigned(id)}
      {...{ flow, onReplan, onClose }}
    >
      <SignedAmount
        label={t('payouts.check.amount')}
        amount={plan.amount}
        unit={plan.asset}
        value={plan.value}
      />
      <FirstLines plan={plan} />
      <PlanStatement plan={plan} />
    </PayoutSignature>
  );
}
