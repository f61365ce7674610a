import type { Translate } from '@billfold/core/i18n';
import type { SweepPlan } from '@billfold/core/payments';
import { RecipientCard, useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SignedAmount } from '../signing/signed-amount.tsx';
import type { CollectProps } from './collect-props.ts';
import { grossOf } from './gross-of.ts';
import { PlanFacts } from './plan-facts.tsx';
import { SweepSignature } from './sweep-signature.tsx';
import { useSignPlan } from './use-sign-plan.ts';

export interface SignPlanProps extends CollectProps {
  readonly plan: SweepPlan;
  /** Makes a new plan, with current fees. */
  readonly onReplan: () => void;
}

/** Returns the amount that leads a plan: all that leaves the addresses where the fees are a part of it, else what arrives. */
function heroOf(plan: SweepPlan, t: Translate) {
  const gross = grossOf(plan);
  if (gross === null)
    return { label: t('sweeps.plan.amount'), amount: plan.amount, value: plan.value };
  return { label: t('sweeps.plan.gross', { count: plan.addresses }), ...gross };
}

/** Shows a plan as the server sends it, without the addresses that cannot be signed now, and signs it. */
export function SignPlan(props: SignPlanProps): ReactElement {
  const { businessId, asset, unit, walletId, onReplan, onClose, lead } = props;
  const { submit, cancel, onSigned } = props;
  const t = useTranslate();
  const { shown, reviewError, flow } = useSignPlan({
    ...{ businessId, plan: props.plan, asset, walletId },
  });
  const { plan } = shown;
  return (
    <SweepSignature
      title={t('sweeps.collect.named', { unit })}
      network={plan.network}
      {...{ flow, unit, reviewError, onReplan, onClose, submit, cancel, onSigned }}
    >
      {lead}
      <SignedAmount {...heroOf(plan, t)} unit={unit} />
      <RecipientCard address={plan.to} network={plan.network} untitled={t('sweeps.plan.to')} />
      <PlanFacts {...shown} />
      {plan.way === 'TOGETHER' && <Notice tone="info">{t('sweeps.sign.server')}</Notice>}
    </SweepSignature>
  );
}
