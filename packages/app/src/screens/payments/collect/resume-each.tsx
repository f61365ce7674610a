import { formatAmount, nativeAsset } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import { ErrorState, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PendingSignature } from '../signing/pending-signature.tsx';
import { SignedAmount } from '../signing/signed-amount.tsx';
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
      <PendingSignature
        title={title}
        failure={
          error && (
            <ErrorState
              error={error}
              title={t('sweeps.resume.loadFailed')}
              onRetry={() => void intents.renew().catch(() => undefined)}
            />
          )
        }
        {...{ cancel, onClose }}
      />
    );
  const { asset: unit, network, to } = intent.signed;
  return (
    <SweepSignature {...{ title, network, flow, unit, onClose, cancel, onSigned }} isRestShown>
      <RestAmount intent={intent} />
      <RecipientCard address={to} network={network} untitled={t('sweeps.plan.to')} />
      <RestStatement intent={intent} />
    </SweepSignature>
  );
}

interface RestProps {
  readonly intent: RestReview;
}

/** Amount that arrives; nothing where no address sends now, or where the server does not state it. */
function RestAmount({ intent }: RestProps): ReactElement | null {
  const t = useTranslate();
  const { addresses, amount } = factsOfRest(intent);
  if (amount === null || addresses === 0) return null;
  const { symbol, decimals } = intent.moved;
  return (
    <SignedAmount
      label={t('sweeps.plan.amount')}
      amount={formatAmount(amount, decimals)}
      unit={symbol}
    />
  );
}

/** Facts of what is signed: how many addresses send it, the gas that is sent ahead, and what that costs at most. */
function RestStatement({ intent }: RestProps): ReactElement {
  const t = useTranslate();
  const { addresses, fee, gas, waiting } = factsOfRest(intent);
  const { moved, skipped } = intent;
  const { symbol, decimals } = nativeAsset(moved.network);
  const inNative = (units: bigint) => (
    <AmountText amount={trimDecimal(formatAmount(units, decimals))} unit={symbol} />
  );
  return (
    <>
      <Statement
        density="compact"
        rows={[
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
                  value: inNative(gas),
                  ...(!intent.isHosted && { hint: t('sweeps.plan.gas.text') }),
                },
              ]),
          { label: t('sweeps.plan.fee'), value: inNative(fee) },
          ...(intent.isHosted || skipped.length === 0
            ? []
            : [
                {
                  label: t('sweeps.skipped'),
                  stacked: true,
                  value: <SkippedSentences skipped={skipped} later={0} />,
                },
              ]),
        ]}
      />
      {waiting > 0 && <p>{t('sweeps.resume.waiting', { count: waiting })}</p>}
    </>
  );
}
