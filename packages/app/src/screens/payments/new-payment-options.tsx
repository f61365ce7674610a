import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Select, TextArea, TextField, type TextFieldProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AcceptedAssetField } from './accepted-asset-field.tsx';
import * as css from './forms.css.ts';
import type { NewPaymentFields, RefusedField } from './new-payment-request.ts';

type FieldProps = Required<Pick<TextFieldProps, 'readOnly' | 'onValueChange'>> & {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly error: string | undefined;
};

export interface NewPaymentOptionsProps {
  readonly business: Business;
  readonly values: NewPaymentFields;
  readonly field: (name: keyof NewPaymentFields, refused: RefusedField) => FieldProps;
}

/** Windows that can be chosen, in minutes. */
const windows = [15, 30, 60, 240, 1440] as const;

/** Fields of a new payment that few need. */
export function NewPaymentOptions(props: NewPaymentOptionsProps): ReactElement {
  const t = useTranslate();
  const { business, values, field } = props;
  const method = field('method', 'method');
  const minutes = field('minutes', 'method');
  return (
    <div className={css.more}>
      <AcceptedAssetField
        business={business}
        value={values.method}
        onValueChange={method.onValueChange}
        error={method.error}
      />
      <Select
        label={t('newPayment.minutes')}
        value={values.minutes === '' ? 'usual' : values.minutes}
        options={[
          { id: 'usual', text: t('newPayment.minutes.usual') },
          ...windows.map((count) => ({ id: String(count), text: windowText(count) })),
        ]}
        onValueChange={(id) => minutes.onValueChange(id === 'usual' ? '' : id)}
      />
      <TextField
        label={t('newPayment.redirectUrl')}
        hint={t('newPayment.redirectUrl.hint')}
        type="url"
        autoComplete="off"
        {...field('redirectUrl', 'redirectUrl')}
      />
      <TextArea
        label={t('newPayment.metadata')}
        hint={t('newPayment.metadata.hint')}
        rows={2}
        mono
        {...field('metadata', 'metadata')}
      />
    </div>
  );

  function windowText(count: number): string {
    if (count < 60) return t('newPayment.minutes.count', { count });
    return t('newPayment.minutes.hours', { count: count / 60 });
  }
}
