import { formatPaymentUri, type Network } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import type { Price, Refund } from '@billfold/core/payments';
import { CopyButton, QrCode, RecipientCard, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Fold,
  FormDialogContent,
  FormFailure,
  Notice,
  TextButton,
  TextField,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as signingCss from '../signing/signing.css.ts';
import { RefundFacts } from './refund-facts.tsx';
import { RefundedAmount } from './refunded-amount.tsx';
import * as css from './refunds.css.ts';
import {
  depthOf,
  type RecordedRefund,
  refusalOfHash,
  useRecordRefund,
} from './use-record-refund.ts';

export interface RecordRefundContentProps {
  readonly businessId: number;
  readonly refund: Refund;
  /** Value of its amount when the payment was paid; null where it is not known. */
  readonly value?: Price | null | undefined;
  /** Transaction that is known to have spent the prepared coins; null for none. */
  readonly sentBy: string | null;
  /** True where a transaction was prepared for the wallet, which it may have sent. */
  readonly isPrepared: boolean;
  /** Has its transaction prepared for the wallet; undefined where that is not possible. */
  readonly onPrepare: (() => void) | undefined;
  /** Signs it with the settlement wallet instead; undefined without one. */
  readonly onSign: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Shows where another wallet sends a refund, and records the transaction by which it did. */
export function RecordRefundContent(props: RecordRefundContentProps): ReactElement {
  const { businessId, refund, value, sentBy, isPrepared, onPrepare, onSign, onClose } = props;
  const t = useTranslate();
  const notify = useNotify();
  const recorded = useRecordRefund(businessId, refund, sentBy ?? '');
  const { state } = recorded;
  const { network, address } = refund;
  // What is to be sent is not shown once something may have been: the customer would be paid twice.
  const isPayable = sentBy === null && !isPrepared;
  const submit = async (): Promise<void> => {
    if (!(await recorded.record())) return;
    onClose();
    notify.success(t('refunds.own.done'));
  };
  return (
    <FormDialogContent
      title={t('refunds.own.title')}
      submit={t('refunds.own.submit')}
      cancel={t('refunds.own.later')}
      isBusy={state.isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={signingCss.dialog}>
        <p>{t(textOf(props))}</p>
        <RefundedAmount {...{ refund, value }} />
        {isPayable && refund.networkFeePaidBy === 'CUSTOMER' && (
          <p className={css.muted}>{t('refunds.own.fee')}</p>
        )}
        <RecipientCard
          address={address ?? ''}
          network={network}
          untitled={t('refunds.review.to')}
          copyLabel={t('refunds.copyAddress')}
        />
        {isPayable && <Payable refund={refund} />}
        {sentBy === null && onPrepare !== undefined && (
          <p className={css.muted}>
            {t('refunds.psbt.offer')}{' '}
            <TextButton disabled={state.isBusy} onClick={onPrepare}>
              {t('refunds.psbt.title')}
            </TextButton>
          </p>
        )}
        <RefundFacts refund={refund} />
        <Outcome {...recorded} />
        <TextField
          label={t('refunds.own.hash')}
          hint={t('refunds.own.hash.hint')}
          mono
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={state.isBusy}
          value={recorded.hash}
          onValueChange={recorded.setHash}
          error={messageOf(state, t)}
        />
        {isPayable && onSign !== undefined && (
          <p className={css.muted}>
            {t('refunds.own.elsewhere')}{' '}
            <TextButton disabled={state.isBusy} onClick={onSign}>
              {t('refunds.own.sign')}
            </TextButton>
          </p>
        )}
      </div>
    </FormDialogContent>
  );
}

function textOf({ sentBy, isPrepared }: RecordRefundContentProps): MessageKey {
  if (sentBy !== null) return 'refunds.psbt.spent.text';
  return isPrepared ? 'refunds.own.sent' : 'refunds.own.text';
}

function messageOf(
  state: RecordedRefund['state'],
  t: ReturnType<typeof useTranslate>,
): string | undefined {
  const refusal = refusalOfHash(state);
  if (refusal !== undefined) return t(refusal);
  return fieldMessage({ invalid: state.invalid, failure: null }, 'hash', t);
}

/** Tells of a transaction that is not final yet, and of any other failure but those of the field. */
function Outcome({ state }: RecordedRefund): ReactElement | null {
  const t = useTranslate();
  const depth = depthOf(state);
  if (depth !== null)
    return (
      <Notice tone="info" live title={t('refunds.own.waiting', { ...depth })}>
        {t('refunds.own.waiting.text')}
      </Notice>
    );
  return refusalOfHash(state) === undefined ? (
    <FormFailure failure={state.failure} fields={[]} />
  ) : null;
}

/** Amount and code that another wallet takes over. */
function Payable({ refund }: Pick<RecordRefundContentProps, 'refund'>): ReactElement {
  const t = useTranslate();
  return (
    <>
      <div className={css.payable}>
        <CopyButton text={trimDecimal(refund.amount)} label={t('refunds.own.copyAmount')} />
      </div>
      <PayableCode refund={refund} />
    </>
  );
}

/** QR code that another wallet scans, with the address and the amount (BIP-21). */
function PayableCode({ refund }: Pick<RecordRefundContentProps, 'refund'>): ReactElement | null {
  const t = useTranslate();
  const { address, amount, network } = refund;
  const chain = useChain(network);
  if (address === null || chain === undefined) return null;
  const text = formatPaymentUri(network, { address, amount }, chain);
  return (
    <Fold label={t('refunds.own.code')}>
      <div className={css.payable}>
        <QrCode text={text} label={t('refunds.own.code')} size={160} />
      </div>
    </Fold>
  );
}

/** Returns the chain of a network that the server works on; undefined while that is not known. */
function useChain(network: Network) {
  const { data: config } = useResource(useServices().client.resources.config);
  return config?.networks[network]?.chain;
}
