import { type AccountAsset, formatAmount, nativeAsset } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogHeader,
  ErrorState,
  LoadingText,
  Statement,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './collect.css.ts';
import type { ResumeContentProps } from './collect-props.ts';
import { factsOfRest, type RestReview } from './rest-facts.ts';
import { SkippedSentences } from './skipped-sentences.tsx';
import { SweepSignature } from './sweep-signature.tsx';
import { useResumeSweep } from './use-resume-sweep.ts';

/** Shows what can be signed now of a sweep by each address, and signs it. */
export function ResumeEach(props: ResumeContentProps): ReactElement {
  const { businessId, sweep, walletId, onClose, cancel, onSigned } = props;
  const t = useTranslate();
  const { intents, flow } = useResumeSweep({ businessId, sweep, walletId });
  const { intent, error } = useFlow(intents);
  const title = t('sweeps.resume.title');
  if (intent === null)
    return (
      <>
        <DialogHeader title={title} />
        <DialogBody step="plan">
          {error === null ? (
            <LoadingText />
          ) : (
            <ErrorState
              error={error}
              title={t('sweeps.resume.loadFailed')}
              onRetry={() => void intents.renew().catch(() => undefined)}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button wide onClick={onClose}>
            {cancel ?? t('common.close')}
          </Button>
        </DialogFooter>
      </>
    );
  const { asset: unit, network, to } = intent.signed;
  return (
    <SweepSignature {...{ title, network, flow, unit, onClose, cancel, onSigned }} isRestShown>
      <RecipientCard address={to} network={network} untitled={t('sweeps.plan.to')} />
      <RestStatement intent={intent} />
    </SweepSignature>
  );
}

/** Facts of what is signed: what arrives, how many addresses send it, the gas that is sent ahead, and what that costs at most. */
function RestStatement({ intent }: { readonly intent: RestReview }): ReactElement {
  const t = useTranslate();
  const { addresses, amount, fee, gas, waiting } = factsOfRest(intent);
  const { moved, skipped } = intent;
  const native = nativeAsset(moved.network);
  const inUnits = (units: bigint, { symbol, decimals }: AccountAsset) => (
    <AmountText amount={trimDecimal(formatAmount(units, decimals))} unit={symbol} />
  );
  return (
    <>
      <Statement
        density="compact"
        rows={[
          ...(amount === null || addresses === 0
            ? []
            : [{ label: t('sweeps.plan.amount'), value: inUnits(amount, moved) }]),
          ...(addresses === 0
            ? []
            : [
                {
                  label: t('sweeps.plan.from'),
                  value: t('sweeps.plan.from.addresses', { count: addresses }),
                },
              ]),
          ...(gas === 0n
            ? []
            : [
                {
                  label: t('sweeps.plan.gas'),
                  value: (
                    <span className={css.sentences}>
                      {inUnits(gas, native)}
                      {!intent.isHosted && <span>{t('sweeps.plan.gas.text')}</span>}
                    </span>
                  ),
                },
              ]),
          { label: t('sweeps.plan.fee'), value: inUnits(fee, native) },
          ...(intent.isHosted || skipped.length === 0
            ? []
            : [
                {
                  label: t('sweeps.skipped'),
                  value: <SkippedSentences skipped={skipped} later={0} />,
                },
              ]),
        ]}
      />
      {waiting > 0 && <p>{t('sweeps.resume.waiting', { count: waiting })}</p>}
    </>
  );
}
