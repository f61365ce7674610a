import type { SweepPlan } from '@billfold/core/payments';
import { RecipientCard, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { Notice, useOwnFlow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { createSignFlow } from '../signing/create-sign-flow.ts';
import { signParts } from '../signing/sign-parts.ts';
import { SignedAmount } from '../signing/signed-amount.tsx';
import type { CollectProps } from './collect-props.ts';
import { PlanFacts } from './plan-facts.tsx';
import { paymentsOfPlan } from './sign-sweep-parts.ts';
import { callsOfSweep } from './sweep-calls.ts';
import { SweepSignature } from './sweep-signature.tsx';

export interface SignPlanProps extends CollectProps {
  readonly plan: SweepPlan;
  /** Makes a new plan, with current fees. */
  readonly onReplan: () => void;
}

/** Shows a plan as the server sends it, and signs it. */
export function SignPlan(props: SignPlanProps): ReactElement {
  const { plan, businessId, asset, unit, walletId, onReplan, onClose, lead } = props;
  const { submit, cancel, onSigned } = props;
  const t = useTranslate();
  const client = useClient();
  const { business, signTogether } = useServices();
  const isTogether = plan.way === 'TOGETHER';
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (body, secret, signal) =>
        signParts(
          {
            ...{ walletId, signTogether: isTogether ? undefined : signTogether },
            ...callsOfSweep(business, { businessId, id: plan.id }),
            toPayments: (intents) => paymentsOfPlan({ plan, asset }, intents),
            sendHosted: (hosted) =>
              business.call(({ sweeps }) =>
                sweeps.create(businessId, { ...hosted, planId: plan.id }),
              ),
          },
          { body, secret, signal },
        ),
      // A plan that no signature reached is not found.
      loadSigned: () => business.call(({ sweeps }) => sweeps.get(businessId, plan.id)),
    }),
  );
  return (
    <SweepSignature
      title={t('sweeps.collect.named', { unit })}
      network={plan.network}
      flow={flow}
      unit={unit}
      onReplan={onReplan}
      onClose={onClose}
      {...{ submit, cancel, onSigned }}
    >
      {lead}
      <SignedAmount
        label={t('sweeps.plan.amount')}
        amount={plan.amount}
        unit={unit}
        value={plan.value}
      />
      <RecipientCard address={plan.to} network={plan.network} untitled={t('sweeps.plan.to')} />
      <PlanFacts plan={plan} />
      {isTogether && <Notice tone="info">{t('sweeps.sign.server')}</Notice>}
    </SweepSignature>
  );
}
