import { fieldMessage } from '@billfold/core/flows';
import { trimDecimal } from '@billfold/core/internal';
import type { Refund, RefundPsbt } from '@billfold/core/payments';
import { RecipientCard, useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  FormDialogContent,
  FormFailure,
  Notice,
  TextButton,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SignedAmount } from '../signing/signed-amount.tsx';
import * as signingCss from '../signing/signing.css.ts';
import { PsbtSummary } from './psbt-summary.tsx';
import * as css from './refunds.css.ts';
import { SignedPsbtField } from './signed-psbt-field.tsx';
import { useSignedPsbt } from './use-signed-psbt.ts';

export interface SignPsbtContentProps {
  readonly businessId: number;
  readonly refund: Refund;
  readonly prepared: RefundPsbt;
  /** True once it replaced an earlier one. */
  readonly isRenewed: boolean;
  /** Goes on to prepare it at today's fee. */
  readonly onAnew: () => void;
  /** Loads today's fee again, where it is not known. */
  readonly onRetryFee: () => void;
  readonly onRecord: () => void;
  readonly onClose: () => void;
}

/** Hands the prepared transaction of a refund to another wallet, and sends it once it comes back signed. */
export function SignPsbtContent(props: SignPsbtContentProps): ReactElement {
  const { refund, prepared, isRenewed, onRecord, onClose } = props;
  const t = useTranslate();
  const notify = useNotify();
  const signed = useSignedPsbt(props);
  const { state } = signed;
  const submit = async (): Promise<void> => {
    if (!(await signed.send())) return;
    onClose();
    notify.success(t('refunds.sign.done'));
  };
  return (
    <FormDialogContent
      title={t('refunds.psbt.sign')}
      submit={t('refunds.psbt.send')}
      cancel={t('refunds.sign.later')}
      isBusy={state.isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={signingCss.dialog}>
        {isRenewed && (
          <Notice tone="success" live title={t('refunds.psbt.anew.done')}>
            {t('refunds.psbt.anew.done.text')}
          </Notice>
        )}
        <Outdated {...props} isBusy={state.isBusy} />
        <p>{t('refunds.psbt.sign.text')}</p>
        <SignedAmount label={t('refunds.psbt.pays')} amount={prepared.sent} unit={refund.asset} />
        <RecipientCard
          address={refund.address ?? ''}
          network={refund.network}
          untitled={t('refunds.review.to')}
        />
        <PsbtSummary refund={refund} prepared={prepared} />
        <FormFailure failure={state.failure} fields={['psbt']} />
        <SignedPsbtField
          value={signed.text}
          onValueChange={signed.setText}
          onFile={signed.takeFile}
          fileName={signed.fileName}
          readOnly={state.isBusy}
          error={fieldMessage(state, 'psbt', t)}
        />
        <p className={css.muted}>
          {t('refunds.psbt.elsewhere')}{' '}
          <TextButton disabled={state.isBusy} onClick={onRecord}>
            {t('refunds.psbt.record')}
          </TextButton>
        </p>
      </div>
    </FormDialogContent>
  );
}

interface OutdatedProps
  extends Pick<SignPsbtContentProps, 'refund' | 'prepared' | 'onAnew' | 'onRetryFee'> {
  readonly isBusy: boolean;
}

/**
 * Tells that the network refused the transaction, asks for more than its fee, or does not tell what it asks for; nothing while
 * it can be sent.
 */
function Outdated({
  refund,
  prepared,
  onAnew,
  onRetryFee,
  isBusy,
}: OutdatedProps): ReactElement | null {
  const t = useTranslate();
  const hasFailed = refund.status === 'FAILED';
  if (!hasFailed && prepared.feeNow === null)
    return (
      <Notice tone="info" live title={t('refunds.psbt.fee.unknown')}>
        <p>{t('refunds.psbt.fee.unknown.text')}</p>
        <Button size="sm" disabled={isBusy} onClick={onRetryFee}>
          {t('common.retry')}
        </Button>
      </Notice>
    );
  if (!hasFailed && !prepared.isFeeLow) return null;
  const [fee, now] = [trimDecimal(prepared.fee), trimDecimal(prepared.feeNow ?? prepared.fee)];
  return (
    <Notice tone="warning" live title={t(hasFailed ? 'refunds.psbt.failed' : 'refunds.psbt.old')}>
      <p>
        {hasFailed
          ? t('refunds.psbt.failed.text')
          : t('refunds.psbt.old.text', { fee, now, unit: refund.asset })}
      </p>
      <Button data-first-focus size="sm" disabled={isBusy} onClick={onAnew}>
        {t('refunds.psbt.anew')}
      </Button>
    </Notice>
  );
}
