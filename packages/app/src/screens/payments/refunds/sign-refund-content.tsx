import { isErrorCode } from '@billfold/core';
import type { Refund } from '@billfold/core/payments';
import { RecipientCard, useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../../shell/page-link.tsx';
import { isUnanswered, type SignState } from '../signing/create-sign-flow.ts';
import { SignatureForm } from '../signing/signature-form.tsx';
import { SignedAmount } from '../signing/signed-amount.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { type SignedRefund, useSignRefund } from './use-sign-refund.ts';

export interface SignRefundContentProps extends SignedRefund {
  readonly onClose: () => void;
}

/** Shows a refund as the server sends it, and takes the secret that signs it. */
export function SignRefundContent(props: SignRefundContentProps): ReactElement {
  const t = useTranslate();
  const { refund, onClose } = props;
  const { flow, finish } = useSignRefund(props);
  return (
    <SignatureForm
      title={t('refunds.sign')}
      submit={t('refunds.sign.submit')}
      cancel={t('refunds.sign.later')}
      network={refund.network}
      flow={flow}
      explain={explain}
      onSigned={finish}
      onClose={onClose}
    >
      <SignedAmount label={t('refunds.review.amount')} amount={refund.amount} unit={refund.asset} />
      <RecipientCard
        address={refund.address ?? ''}
        network={refund.network}
        untitled={t('refunds.review.to')}
      />
      <RefundFacts refund={refund} />
    </SignatureForm>
  );

  function explain({ error }: SignState): ReactElement | null {
    if (isErrorCode(error, 'api') && error.serverCode === 'collect_first')
      return <CollectFirst unit={refund.asset} />;
    if (!isUnanswered(error)) return null;
    return (
      <Notice tone="warning" live title={t('refunds.sign.unknown')}>
        {t('refunds.sign.unknown.text')}
      </Notice>
    );
  }
}

/** Tells that the settlement account has too little, and where to bring more. */
function CollectFirst({ unit }: { readonly unit: Refund['asset'] }): ReactElement {
  const t = useTranslate();
  return (
    <Notice tone="warning" live title={t('refunds.sign.collect', { unit })}>
      <p>{t('refunds.sign.collect.text', { unit })}</p>
      <PageLink href="/wallet/">{t('refunds.sign.collect.open')}</PageLink>
    </Notice>
  );
}
