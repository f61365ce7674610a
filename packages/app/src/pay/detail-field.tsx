import type { CheckoutField } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Checkbox, Select, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface DetailFieldProps {
  readonly field: CheckoutField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One field of the business, by its type. A checkbox says `true` or nothing. */
export function DetailField({ field, value, error, onChange }: DetailFieldProps): ReactElement {
  const t = useTranslate();
  const { type, required, options } = field;
  const label = required ? field.label : t('checkout.details.optional', { label: field.label });
  if (type === 'checkbox')
    return (
      <Checkbox
        label={field.label}
        checked={value === 'true'}
        error={error}
        onCheckedChange={(isOn) => onChange(isOn ? 'true' : '')}
      />
    );
  if (type === 'select')
    return (
      <Select
        label={label}
        options={options.map((text) => ({ id: text, text }))}
        value={value === '' ? null : value}
        error={error}
        onValueChange={onChange}
      />
    );
  return (
    <TextField
      label={label}
      type={type}
      maxLength={500}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  );
}
