import type { SweepPlan } from '@billfold/core/payments';
import { RecipientCard, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { useOwnFlow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { createSignFlow } from '../signing/create-sign-flow.ts';
import { SignedAmount } from '../signing/signed-amount.tsx';
import type { CollectProps } from './collect-props.ts';
import { PlanFacts } from './plan-facts.tsx';
import { SweepSignature } from './sweep-signature.tsx';

export interface SignPlanProps extends CollectProps {
  readonly plan: SweepPlan;
  /** Makes a new plan, with current fees. */
  readonly onReplan: () => void;
}

/** Shows a plan as the server sends it, and signs it. */
export function SignPlan(props: SignPlanProps): ReactElement {
  const { plan, businessId, unit, walletId, onReplan, onClose, lead } = props;
  const { submit, cancel, onSigned } = props;
  const t = useTranslate();
  const client = useClient();
  const { business } = useServices();
  const flow = useOwnFlow(() =>
    createSignFlow(client, {
      walletId,
      sign: (secret) =>
        business.call(({ sweeps }) => sweeps.create(businessId, { ...secret, planId: plan.id })),
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
    </SweepSignature>
  );
}
