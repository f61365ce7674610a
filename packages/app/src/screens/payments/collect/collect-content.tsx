import { useTranslate } from '@billfold/react';
import { ErrorState } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PendingSignature } from '../signing/pending-signature.tsx';
import type { CollectProps } from './collect-props.ts';
import { SignPlan } from './sign-plan.tsx';
import { usePlan } from './use-plan.ts';

/** Prepares a sweep, shows what it moves and costs, and takes the secret that signs it. */
export function CollectContent(props: CollectProps): ReactElement {
  const t = useTranslate();
  const { businessId, asset, unit, onClose, lead } = props;
  const { plan, error, replan } = usePlan(businessId, asset);
  if (plan !== null) return <SignPlan key={plan.id} {...props} plan={plan} onReplan={replan} />;
  return (
    <PendingSignature
      title={t('sweeps.collect.named', { unit })}
      lead={lead}
      failure={
        error && <ErrorState error={error} title={t('sweeps.plan.failed')} onRetry={replan} />
      }
      onClose={onClose}
    />
  );
}
