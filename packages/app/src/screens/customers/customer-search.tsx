import { useTranslate } from '@billfold/react';
import { Icon, icons, TextField, type TextFieldProps } from '@billfold/react/internal';
import type { ReactElement, Ref } from 'react';

export interface CustomerSearchProps
  extends Pick<TextFieldProps, 'className' | 'value' | 'onValueChange' | 'error' | 'hidesLabel'> {
  readonly field?: Ref<HTMLInputElement> | undefined;
}

/** Field for the beginning of an email, name or company. */
export function CustomerSearch({ field, ...props }: CustomerSearchProps): ReactElement {
  const t = useTranslate();
  return (
    <TextField
      {...props}
      ref={field}
      type="search"
      label={t('customers.search')}
      placeholder={t('customers.search.hint')}
      leading={<Icon shape={icons.search} size={16} />}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
    />
  );
}
