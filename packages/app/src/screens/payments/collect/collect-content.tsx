import { useTranslate } from '@billfold/react';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  ErrorState,
  LoadingText,
  Skeleton,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from '../signing/signing.css.ts';
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
    <>
      <DialogHeader title={t('sweeps.collect.named', { unit })} />
      <DialogBody step="plan">
        {error === null ? (
          <div className={css.dialog}>
            {lead}
            <LoadingText />
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="96px" />
            <Skeleton shape="block" height="72px" />
          </div>
        ) : (
          <ErrorState error={error} title={t('sweeps.plan.failed')} onRetry={replan} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogFooter>
    </>
  );
}
