import { useTranslate } from '@billfold/react';
import { Select, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { type EditedForm, textProps } from './field-props.ts';
import { useMinutesText } from './use-minutes-text.ts';

export interface NumberFieldProps<Field extends string> {
  readonly form: EditedForm<Field>;
  readonly field: Field;
  readonly value: string;
}

/** Windows that are offered, in minutes. */
const windows = ['15', '30', '60', '240', '1440'];

/** Minutes for which a price is held; `usual` is the choice of none. */
export function WindowField<Field extends string>({
  usual,
  ...props
}: NumberFieldProps<Field> & { readonly usual: string }): ReactElement {
  const t = useTranslate();
  const minutesText = useMinutesText();
  const { form, field, value } = props;
  // Another number may have been set by a call.
  const offered = value === '' || windows.includes(value) ? windows : [value, ...windows];
  return (
    <Select
      label={t('businessSetup.window')}
      hint={t('businessSetup.window.hint')}
      disabled={form.state.isBusy}
      value={value === '' ? 'usual' : value}
      options={[
        { id: 'usual', text: usual },
        ...offered.map((id) => ({ id, text: minutesText(Number(id)) })),
      ]}
      onValueChange={(id) => form.edit(field, id === 'usual' ? '' : id)}
    />
  );
}

/** Percentage below the price that still counts as paid. */
export function ToleranceField<Field extends string>(
  props: NumberFieldProps<Field> & { readonly placeholder?: string },
): ReactElement {
  const t = useTranslate();
  const { form, placeholder } = props;
  return (
    <TextField
      label={t('businessSetup.tolerance')}
      hint={t('businessSetup.tolerance.hint')}
      inputMode="decimal"
      trailing="%"
      placeholder={placeholder}
      {...textProps(form, { ...props, t })}
    />
  );
}

/** Percentage on top of the price, below zero for a discount. */
export function AdjustField<Field extends string>(
  props: NumberFieldProps<Field> & { readonly placeholder?: string },
): ReactElement {
  const t = useTranslate();
  const { form, placeholder } = props;
  return (
    <TextField
      label={t('businessSetup.adjust')}
      hint={t('businessSetup.adjust.hint')}
      trailing="%"
      placeholder={placeholder}
      {...textProps(form, { ...props, t })}
    />
  );
}

/** Limit of the price of a payment, in the currency of the business. */
export function PriceLimitField<Field extends string>(
  props: NumberFieldProps<Field> & {
    readonly kind: 'minPrice' | 'maxPrice';
    readonly currency: string;
  },
): ReactElement {
  const t = useTranslate();
  const { form, kind, currency } = props;
  return (
    <TextField
      label={t(`businessSetup.${kind}`)}
      hint={t('businessSetup.limit.hint')}
      inputMode="decimal"
      trailing={currency}
      {...textProps(form, { ...props, t })}
    />
  );
}
