import { useTranslate } from '@billfold/react';
import { Icon, icons, TextField, type TextFieldProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Field for the beginning of an email, name or company. */
export function CustomerSearch(
  props: Pick<TextFieldProps, 'ref' | 'className' | 'value' | 'onValueChange' | 'error'>,
): ReactElement {
  const t = useTranslate();
  return (
    <TextField
      {...props}
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
