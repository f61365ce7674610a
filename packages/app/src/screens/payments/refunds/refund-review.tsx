import { formatAmount, isErrorCode } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  Notice,
  Statement,
  type StatementRow,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import { readPrice } from '../read-price.ts';
import * as signingCss from '../signing/signing.css.ts';
import type { RefundFormProps } from './refund-form-props.ts';
import { unitsOfFields, valueOfFields } from './refund-request.ts';
import * as css from './refunds.css.ts';

/** Second step of a refund: its amount, and the whole address that it goes to. */
export function RefundReview(props: RefundFormProps): ReactElement {
  const t = useTranslate();
  const { fields, asset, state, create, edit } = props;
  const isAsked = fields.destination === 'ask';
  return (
    <FormDialogContent
      title={t('refunds.review.title')}
      submit={t('refunds.create')}
      cancel={t('refunds.review.back')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={async () => edit()}
    >
      <div className={signingCss.dialog}>
        {!isErrorCode(state.failure, 'recipient_invalid') && (
          <FormFailure failure={state.failure} fields={[]} />
        )}
        <ReviewedAmount {...props} />
        {!isAsked && (
          <RecipientCard
            address={fields.address.trim()}
            network={asset.network}
            untitled={t('refunds.review.to')}
          />
        )}
        {!isAsked && isSender(props) && (
          <Notice tone="warning" title={t('refunds.review.sender')}>
            {t('refunds.review.sender.text')}
          </Notice>
        )}
        <ReviewedFacts {...props} />
        <p className={css.muted}>{t(isAsked ? 'refunds.review.ask' : 'refunds.review.sign')}</p>
      </div>
    </FormDialogContent>
  );
}

/** Reports whether the address is one that paid: an exchange may own it. */
function isSender({ source, fields }: RefundFormProps): boolean {
  const address = fields.address.trim().toLowerCase();
  return source.senders.some((each) => each.toLowerCase() === address);
}

function ReviewedAmount({ source, fields, asset }: RefundFormProps): ReactElement {
  const t = useTranslate();
  const units = unitsOfFields(fields, asset);
  const value = valueOfFields(fields, asset, source);
  const price = priceOf({ source, fields });
  return (
    <div className={signingCss.hero}>
      <span className={css.muted}>{t('refunds.review.amount')}</span>
      {units === null ? (
        <>
          {price !== null && <AmountText amount={formatSum(price)} size="xl" />}
          <span className={css.muted}>{t('refunds.review.inAsset', { unit: asset.symbol })}</span>
        </>
      ) : (
        <>
          <AmountText
            amount={trimDecimal(formatAmount(units, asset.decimals))}
            unit={asset.symbol}
            size="xl"
          />
          {value !== null && (
            <span className={css.muted}>{t(source.valueText, { value: formatSum(value) })}</span>
          )}
        </>
      )}
    </div>
  );
}

function priceOf({ source, fields }: Pick<RefundFormProps, 'source' | 'fields'>): Price | null {
  const amount = fields.choice === 'CUSTOM' ? readPrice(fields.amount, fields.unit) : null;
  return amount === null ? source.price : { amount, currency: fields.unit };
}

function ReviewedFacts({ source, fields }: RefundFormProps): ReactElement {
  const t = useTranslate();
  const { kept, memo, reason, destination } = fields;
  const email = source.email ?? fields.email;
  const row = (label: string, value: string): readonly StatementRow[] =>
    value.trim() === '' ? [] : [{ label, value: value.trim() }];
  return (
    <Statement
      density="compact"
      rows={[
        ...row(t('refunds.review.to'), (destination === 'ask' && email) || ''),
        ...row(
          t('refunds.fee'),
          t(fields.feeBy === 'CUSTOMER' ? 'refunds.fee.CUSTOMER' : 'refunds.fee.MERCHANT'),
        ),
        ...(/[1-9]/.test(kept)
          ? row(t('refunds.review.kept'), t('refunds.review.kept.value', { percent: kept.trim() }))
          : []),
        ...row(t('refunds.comment'), destination === 'enter' ? memo : ''),
        ...row(t('payment.reason'), reason),
      ]}
    />
  );
}
