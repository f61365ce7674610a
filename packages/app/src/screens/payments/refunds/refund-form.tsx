import { formatAmount, isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { trimDecimal } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import {
  Fold,
  FormDialogContent,
  FormFailure,
  focusFirstInvalid,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef } from 'react';
import { assetName } from '../../../common/asset-name.ts';
import * as signingCss from '../signing/signing.css.ts';
import { RefundAmountFields } from './refund-amount-fields.tsx';
import { RefundDestination } from './refund-destination.tsx';
import type { RefundFormProps } from './refund-form-props.ts';

/** Fields that a refusal names, each with its own message. */
const named = [
  'amount.amount',
  'amount.currency',
  'feePercent',
  'address',
  'email',
  'memo',
  'asset',
];

/** First step of a refund: how much goes back, and where to. */
export function RefundForm(props: RefundFormProps): ReactElement {
  const t = useTranslate();
  const { fields, source, received, asset, state, change, review, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  // A refusal leads back here from the review.
  useEffect(() => focusFirstInvalid(content.current), []);
  const keptError = fieldMessage(state, 'feePercent', t);
  const isAddressRefused = isErrorCode(state.failure, 'recipient_invalid');
  return (
    <FormDialogContent
      title={
        source.kind === 'payment'
          ? t('refunds.new.title')
          : t('refunds.new.transfer', {
              amount: trimDecimal(formatAmount(asset.received, asset.decimals)),
              unit: asset.symbol,
            })
      }
      submit={t('refunds.review')}
      isBusy={state.isBusy}
      onSubmit={review}
      onCancel={onClose}
    >
      <div ref={content} className={signingCss.dialog}>
        {!isAddressRefused && <FormFailure failure={state.failure} fields={named} />}
        {received.length > 1 && (
          <Select
            label={t('refunds.asset')}
            value={asset.id}
            options={received.map((each) => ({ id: each.id, text: assetName(each, t) }))}
            onValueChange={(id) =>
              change({ asset: id, choice: '', unit: '', address: '' }, 'amount.amount', 'address')
            }
            error={fieldMessage(state, 'asset', t)}
          />
        )}
        <RefundAmountFields {...props} />
        <RadioCards
          label={t('refunds.fee')}
          value={fields.feeBy}
          onValueChange={(feeBy) => change({ feeBy })}
          options={[
            { value: 'MERCHANT', title: t('refunds.fee.MERCHANT') },
            { value: 'CUSTOMER', title: t('refunds.fee.CUSTOMER') },
          ]}
        />
        <RefundDestination {...props} />
        <Fold
          label={t('refunds.more')}
          isKeptOpen={keptError !== undefined || fields.kept !== '' || fields.reason !== ''}
        >
          <div className={signingCss.dialog}>
            <TextArea
              label={t('refunds.reason')}
              hint={t('refunds.reason.hint')}
              rows={2}
              maxLength={500}
              value={fields.reason}
              onValueChange={(reason) => change({ reason })}
            />
            <TextField
              label={t('refunds.kept')}
              inputMode="decimal"
              autoComplete="off"
              trailing="%"
              value={fields.kept}
              onValueChange={(kept) => change({ kept }, 'feePercent')}
              error={keptError}
            />
          </div>
        </Fold>
      </div>
    </FormDialogContent>
  );
}
