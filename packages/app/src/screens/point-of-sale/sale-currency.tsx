import { useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { listPricedCurrencies } from '../payments/priced-currencies.ts';
import * as css from './point-of-sale.css.ts';

export interface SaleCurrencyProps {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (currency: string) => void;
}

/** Currency of a sale, in the place of the unit of its amount. */
export function SaleCurrency({ value, disabled, onChange }: SaleCurrencyProps): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.currency}>
      <select
        className={css.currencySelect}
        aria-label={t('pos.currency')}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {listPricedCurrencies().map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <Icon shape={icons.chevronDown} size={16} className={css.currencyMark} />
    </span>
  );
}
