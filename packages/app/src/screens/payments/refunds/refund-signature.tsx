import { type AnyBillfoldError, isErrorCode, toDecimal } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Refund } from '@billfold/core/payments';
import { RecipientCard, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import { ErrorState, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../../shell/page-link.tsx';
import { readField } from '../read-field.ts';
import { doubtOf, type SignState } from '../signing/create-sign-flow.ts';
import { DoubtNotice } from '../signing/doubt-notice.tsx';
import { PendingSignature } from '../signing/pending-signature.tsx';
import { SignatureForm } from '../signing/signature-form.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { RefundedAmount } from './refunded-amount.tsx';
import { type SignedRefund, useSignRefund } from './use-sign-refund.ts';

export interface RefundSignatureProps extends SignedRefund {
  /** True once what the refund is paid from was collected for it. */
  readonly isCollected: boolean;
  readonly onClose: () => void;
}

/** Shows a refund as it is reviewed, and takes the secret that signs it. */
export function RefundSignature(props: RefundSignatureProps): ReactElement {
  const t = useTranslate();
  const { refund, value, isCollected, onClose } = props;
  const { intents, flow, finish } = useSignRefund(props);
  const { intent, error: refusal } = useFlow(intents);
  const { asset: unit } = refund;
  const retry = (): void => void intents.renew().catch(() => undefined);
  if (intent === null)
    return (
      <PendingSignature
        title={t('refunds.sign')}
        failure={
          refusal &&
          (explainFunds(refusal) ?? (
            <ErrorState error={refusal} title={t('refunds.sign.loadFailed')} onRetry={retry} />
          ))
        }
        onClose={onClose}
      />
    );
  return (
    <SignatureForm
      title={t('refunds.sign')}
      submit={t('refunds.sign.submit')}
      cancel={t('refunds.sign.later')}
      network={refund.network}
      flow={flow}
      explain={explain}
      onSigned={() => {
        finish();
        onClose();
      }}
      onClose={onClose}
    >
      <RefundedAmount {...{ refund, value }} />
      <RecipientCard
        address={refund.address ?? ''}
        network={refund.network}
        untitled={t('refunds.review.to')}
      />
      <RefundFacts {...{ refund, intent }} />
    </SignatureForm>
  );

  function explainFunds(error: AnyBillfoldError | null): ReactElement | null {
    if (!isErrorCode(error, 'api') || error.serverCode !== 'collect_first') return null;
    return <BringMore unit={unit} arriving={readField(error.current, 'arriving')} />;
  }

  function explain(state: SignState): ReactElement | null {
    const { error } = state;
    const funds = explainFunds(error);
    if (funds !== null) return funds;
    const doubt = doubtOf(state);
    if (doubt !== null)
      return (
        <DoubtNotice
          {...{ doubt, error }}
          title={t('refunds.sign.unknown')}
          again={t('refunds.sign.unknown.text')}
          changed={t('refunds.sign.unknown.changed')}
        />
      );
    if (error !== null || !isCollected) return null;
    return (
      <Notice tone="success" live title={t('refunds.collect.done', { unit })}>
        {t('refunds.collect.done.text')}
      </Notice>
    );
  }
}

interface BringMoreProps {
  readonly unit: Refund['asset'];
  /** Amount that the settlement account received and cannot spend yet, if any. */
  readonly arriving: unknown;
}

/** Tells that collecting brings nothing: more is on its way, or has to be brought. */
function BringMore({ unit, arriving }: BringMoreProps): ReactElement {
  const t = useTranslate();
  if (typeof arriving === 'string')
    return (
      <Notice tone="info" live title={t('refunds.sign.arriving', { unit })}>
        {t('refunds.sign.arriving.text', { amount: trimDecimal(toDecimal(arriving)), unit })}
      </Notice>
    );
  return (
    <Notice tone="warning" live title={t('refunds.sign.collect', { unit })}>
      <p>{t('refunds.sign.collect.text', { unit })}</p>
      <PageLink href="/wallet/">{t('refunds.sign.collect.open')}</PageLink>
    </Notice>
  );
}
