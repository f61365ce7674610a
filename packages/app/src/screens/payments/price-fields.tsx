import { sanitizeAmountInput } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Combobox, TextField, withTypedPoint } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './forms.css.ts';
import { decimalsOfPrice, listPricedCurrencies } from './priced-currencies.ts';

export interface AmountInputProps {
  readonly label: string;
  readonly currency: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
  readonly className?: string;
  readonly trailing?: string;
}

/** Amount in a currency, with as many decimals as its prices have. */
export function AmountInput({ currency, value, onValueChange, ...field }: AmountInputProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={value}
      onValueChange={(text) =>
        onValueChange(sanitizeAmountInput(value, withTypedPoint(text), decimalsOfPrice(currency)))
      }
    />
  );
}

export interface CurrencyFieldProps {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
  readonly disabled?: boolean;
}

/** Currency of a price, by its code. */
export function CurrencyField(props: CurrencyFieldProps): ReactElement {
  const t = useTranslate();
  return (
    <Combobox
      {...props}
      className={css.currency}
      label={t('newPayment.currency')}
      options={listPricedCurrencies()}
    />
  );
}
