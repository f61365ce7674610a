import type { AnyBillfoldError } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { RecipientCard, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  ErrorState,
  LoadingText,
  useLive,
} from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as signingCss from '../signing/signing.css.ts';
import * as css from './collect.css.ts';
import { ResumeContent } from './resume-content.tsx';
import { toneOfSweep } from './tone-of-sweep.ts';

export interface CollectProgressProps {
  readonly businessId: number;
  readonly sweepId: string;
  /** Symbol of the asset. */
  readonly unit: string;
  /** Settlement wallet. */
  readonly walletId: string;
  /** Label of the button that leaves. */
  readonly cancel: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** Tells what comes next. */
  readonly children: ReactNode;
}

/** Follows a sweep in a dialog until everything can be spent, and takes another signature where it needs one. */
export function CollectProgress(props: CollectProgressProps): ReactElement {
  const t = useTranslate();
  const { businessId, sweepId, unit, walletId, cancel, onDone, onClose, children } = props;
  const resource = useServices().payments.sweep({ businessId, sweepId });
  const { data: sweep, status, error } = useResource(resource);
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => true });
  const isDone = sweep?.isSpendable === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on once.
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
  const [isResumed, setIsResumed] = useState(false);
  if (sweep !== undefined && isResumed)
    return (
      <ResumeContent
        {...{ businessId, sweep, walletId, cancel, onClose }}
        onSigned={() => setIsResumed(false)}
      />
    );
  return (
    <>
      <DialogHeader title={t('sweeps.sign.done', { unit })} />
      <DialogBody step="progress">
        <div className={signingCss.dialog} role="status">
          {sweep === undefined ? (
            <Loading
              error={status === 'failed' ? error : null}
              onRetry={() => void resource.refresh()}
            />
          ) : (
            <>
              <span className={css.facts}>
                <Badge tone={toneOfSweep[sweep.status]}>{t(`sweeps.status.${sweep.status}`)}</Badge>
                {t('sweeps.row', {
                  ...{ collected: trimDecimal(sweep.collected), amount: trimDecimal(sweep.amount) },
                  unit,
                })}
              </span>
              <RecipientCard
                address={sweep.to}
                network={sweep.network}
                untitled={t('sweeps.plan.to')}
              />
              {sweep.status === 'DONE' && <p>{t('sweeps.says.confirming')}</p>}
              <p>{sweep.needsSignature ? t('sweeps.says.waiting') : children}</p>
            </>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button wide onClick={onClose}>
          {cancel}
        </Button>
        {sweep?.needsSignature && (
          <Button wide variant="primary" onClick={() => setIsResumed(true)}>
            {t('sweeps.resume')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

interface LoadingProps {
  readonly error: AnyBillfoldError | null;
  readonly onRetry: () => void;
}

function Loading({ error, onRetry }: LoadingProps): ReactElement {
  const t = useTranslate();
  if (error === null) return <LoadingText />;
  return <ErrorState error={error} title={t('sweeps.followFailed')} onRetry={onRetry} />;
}
