import { type Decimal, isErrorCode } from '@billfold/core';
import { sendTexts } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import type { Refund, RefundPsbt } from '@billfold/core/payments';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  Notice,
  Statement,
  useForm,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { readField } from '../read-field.ts';
import { HighFeeNotice } from '../signing/high-fee-notice.tsx';
import { SignedAmount } from '../signing/signed-amount.tsx';
import * as signingCss from '../signing/signing.css.ts';
import { callsOfRefund } from './refund-calls.ts';
import { RefundFacts } from './refund-facts.tsx';

export interface PreparePsbtContentProps {
  readonly businessId: number;
  readonly refund: Refund;
  /** Transaction that it replaces; null for the first one. */
  readonly earlier: RefundPsbt | null;
  /** True where the transaction of an earlier refund of the same money can still be mined. */
  readonly isBehind: boolean;
  readonly onPrepared: () => void;
  readonly onBack: () => void;
}

/** Asks for the transaction of a refund, at today's fee. */
export function PreparePsbtContent(props: PreparePsbtContentProps): ReactElement {
  useTexts(sendTexts);
  const t = useTranslate();
  const { refund, earlier, isBehind, onPrepared, onBack } = props;
  const { state, highFee, isHighFeeAccepted, acceptHighFee, prepare } = usePrepare(props);
  const { network } = refund;
  const isFeeOpen = highFee !== null && !isHighFeeAccepted;
  const submit = async (): Promise<void> => {
    if (!isFeeOpen && (await prepare())) onPrepared();
  };
  return (
    <FormDialogContent
      title={t(earlier === null ? 'refunds.psbt.title' : 'refunds.psbt.anew.title')}
      submit={t(earlier === null ? 'refunds.psbt.submit' : 'refunds.psbt.anew')}
      cancel={t('refunds.review.back')}
      missing={isFeeOpen ? t('send.missing.highFee') : undefined}
      isBusy={state.isBusy}
      onSubmit={submit}
      onCancel={onBack}
    >
      <div className={signingCss.dialog}>
        {isBehind && <Notice tone="warning">{t('refunds.psbt.behind')}</Notice>}
        <p>{t(earlier === null ? 'refunds.psbt.text' : 'refunds.psbt.anew.text')}</p>
        <SignedAmount
          label={t('refunds.review.amount')}
          amount={refund.amount}
          unit={refund.asset}
        />
        <RecipientCard
          address={refund.address ?? ''}
          network={network}
          untitled={t('refunds.review.to')}
        />
        {earlier === null ? (
          <RefundFacts refund={refund} />
        ) : (
          <Fees earlier={earlier} unit={refund.asset} />
        )}
        <FormFailure failure={state.failure} fields={[]} />
        <HighFeeNotice
          state={{ highFee, isHighFeeAccepted }}
          network={network}
          onAccept={acceptHighFee}
        />
      </div>
    </FormDialogContent>
  );
}

/** Fee of the transaction that is replaced, and that of today. */
function Fees({ earlier, unit }: { readonly earlier: RefundPsbt; readonly unit: string }) {
  const t = useTranslate();
  const fee = (amount: Decimal) => <AmountText amount={trimDecimal(amount)} unit={unit} />;
  return (
    <Statement
      density="compact"
      rows={[
        { label: t('refunds.psbt.fee.earlier'), value: fee(earlier.fee) },
        ...(earlier.feeNow === null
          ? []
          : [{ label: t('refunds.psbt.fee.now'), value: fee(earlier.feeNow) }]),
      ]}
    />
  );
}

/** Keeps the call that prepares, with the fee that it asks to accept. */
function usePrepare({ businessId, refund, earlier }: PreparePsbtContentProps) {
  const services = useServices();
  const { state, submit } = useForm<never>();
  const [isHighFeeAccepted, acceptHighFee] = useState(false);
  const [highFee, setHighFee] = useState<string | null>(null);
  const prepare = async (): Promise<boolean> => {
    const body = {
      ...(isHighFeeAccepted && { acceptFee: true }),
      ...(earlier !== null && { anew: true }),
    };
    const done = await submit({}, () =>
      services.business
        .call((client) => {
          const { calls, sourceId } = callsOfRefund(client, refund);
          return calls.preparePsbt(businessId, sourceId, refund.id, body);
        })
        .catch((error: unknown) => {
          // It has a question of its own.
          if (!isErrorCode(error, 'api') || error.serverCode !== 'fee_high') throw error;
          const fee = readField(error.current, 'fee');
          setHighFee(typeof fee === 'string' ? fee : '');
          acceptHighFee(false);
          return null;
        }),
    );
    if (done?.answer == null) return false;
    const { id: refundId, paymentId, transferId } = refund;
    await services.payments
      .refundPsbt({ businessId, refundId, paymentId, transferId })
      .invalidate();
    return true;
  };
  return { state, highFee, isHighFeeAccepted, acceptHighFee, prepare };
}
