import { formatAmount, sanitizeAmountInput } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { trimDecimal } from '@billfold/core/internal';
import { AmountText, useTranslate } from '@billfold/react';
import { RadioCards, Select, TextField, withTypedPoint } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as formCss from '../forms.css.ts';
import { decimalsOfPrice } from '../priced-currencies.ts';
import type { RefundFormProps } from './refund-form-props.ts';
import {
  type AmountChoice,
  listAmountChoices,
  unitsOfChoice,
  valueOfFields,
} from './refund-request.ts';

/** Choice of the amount, each with what it comes to, and the fields of another one. */
export function RefundAmountFields(props: RefundFormProps): ReactElement {
  const t = useTranslate();
  const { fields, asset, source, change } = props;
  return (
    <>
      <RadioCards
        label={t('refunds.amount')}
        layout="stack"
        value={fields.choice}
        onValueChange={(choice) => change({ choice }, 'amount.amount', 'amount.currency')}
        options={listAmountChoices(asset, source).map((value) => ({
          value,
          title: t(`refunds.amount.${value}`),
          end: endOf(value),
          details: detailsOf(value),
        }))}
      />
      {fields.choice === 'CUSTOM' && <CustomAmount {...props} />}
    </>
  );

  function endOf(choice: AmountChoice): ReactElement | null {
    if (choice === 'PRICE')
      return source.price === null ? null : <AmountText amount={formatSum(source.price)} />;
    const units = unitsOfChoice(choice, asset);
    if (units === null) return null;
    const amount = trimDecimal(formatAmount(units, asset.decimals));
    return <AmountText amount={amount} unit={asset.symbol} />;
  }

  function detailsOf(choice: AmountChoice): readonly string[] {
    const value = valueOfFields({ ...fields, choice }, asset, source);
    return value === null ? [] : [t(source.valueText, { value: formatSum(value) })];
  }
}

function CustomAmount({ fields, asset, source, state, change }: RefundFormProps): ReactElement {
  const t = useTranslate();
  const currency = source.price?.currency ?? asset.symbol;
  const isInAsset = fields.unit === asset.id;
  const decimals = isInAsset ? asset.decimals : decimalsOfPrice(fields.unit);
  const most = trimDecimal(formatAmount(asset.left, asset.decimals));
  const units = [
    { id: asset.id, text: asset.symbol },
    ...(currency === asset.symbol ? [] : [{ id: currency, text: currency }]),
  ];
  return (
    <div className={formCss.pair}>
      <TextField
        label={t('refunds.custom')}
        hint={t('refunds.custom.hint', { amount: most, unit: asset.symbol })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={fields.amount}
        onValueChange={(text) =>
          change(
            { amount: sanitizeAmountInput(fields.amount, withTypedPoint(text), decimals) },
            'amount.amount',
          )
        }
        error={fieldMessage(state, 'amount.amount', t)}
      />
      <Select
        label={t('refunds.custom.unit')}
        value={fields.unit}
        options={units}
        onValueChange={(unit) => change({ unit, amount: '' }, 'amount.amount', 'amount.currency')}
        error={fieldMessage(state, 'amount.currency', t)}
      />
    </div>
  );
}
