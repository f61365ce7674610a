import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import type { FormState } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './forms.css.ts';
import { LinkLines } from './link-lines.tsx';
import type { LinkSumFields as Fields, LinkField, LinkKind, TypedLine } from './link-request.ts';
import { AmountInput, CurrencyField } from './price-fields.tsx';

export interface LinkSumFieldsProps {
  readonly kind: LinkKind;
  readonly values: Fields;
  readonly lines: readonly TypedLine[];
  readonly state: FormState<LinkField>;
  readonly change: (next: Partial<Fields>, ...fields: readonly LinkField[]) => void;
  readonly setLines: (lines: readonly TypedLine[]) => void;
}

/** Price of a link, its bounds, or the items that add up to it. */
export function LinkSumFields(props: LinkSumFieldsProps): ReactElement {
  const t = useTranslate();
  const { kind, values, state, change } = props;
  const { currency } = values;
  const amount = (field: 'price' | 'minPrice' | 'maxPrice') => (
    <AmountInput
      label={t(`paymentLink.${field}`)}
      currency={currency}
      readOnly={state.isBusy}
      value={values[field]}
      onValueChange={(text) => change({ [field]: text }, field)}
      error={fieldMessage(state, field, t)}
    />
  );
  const currencyField = (
    <CurrencyField
      value={currency}
      disabled={state.isBusy}
      onValueChange={(code) =>
        change({ currency: code, price: '', minPrice: '', maxPrice: '' }, 'price', 'lines')
      }
    />
  );
  if (kind === 'FIXED')
    return (
      <div className={css.pair}>
        {amount('price')}
        {currencyField}
      </div>
    );
  if (kind === 'LINES')
    return (
      <>
        {currencyField}
        <LinkLines {...props} currency={currency} />
      </>
    );
  return (
    <>
      {currencyField}
      <div className={css.halves}>
        {amount('minPrice')}
        {amount('maxPrice')}
      </div>
    </>
  );
}
