import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { type FormState, TextArea, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './forms.css.ts';
import type { LinkTextFields as Fields, LinkField } from './link-request.ts';

export interface LinkTextFieldsProps {
  readonly values: Fields;
  readonly state: FormState<LinkField>;
  readonly onChange: (field: keyof Fields, text: string) => void;
}

/** Fields of a link that can change later too, below its title and its amount. */
export function LinkTextFields({ values, state, onChange }: LinkTextFieldsProps): ReactElement {
  const t = useTranslate();
  const field = (name: keyof Fields) => ({
    readOnly: state.isBusy,
    value: values[name],
    onValueChange: (text: string) => onChange(name, text),
    error: fieldMessage(state, name, t),
  });
  return (
    <>
      <TextArea
        label={t('paymentLink.description')}
        rows={2}
        maxLength={1000}
        {...field('description')}
      />
      <div className={css.halves}>
        <TextField
          label={t('paymentLink.dueAt')}
          hint={t('paymentLink.dueAt.hint')}
          type="date"
          {...field('dueAt')}
        />
        <TextField
          label={t('paymentLink.maxUses')}
          hint={t('paymentLink.maxUses.hint')}
          inputMode="numeric"
          autoComplete="off"
          {...field('maxUses')}
        />
      </div>
      <TextField
        label={t('paymentLink.redirectUrl')}
        type="url"
        autoComplete="off"
        {...field('redirectUrl')}
      />
    </>
  );
}

export interface LinkTitleFieldProps extends LinkTextFieldsProps {}

/** Title of a link, which its customers see. */
export function LinkTitleField({ values, state, onChange }: LinkTitleFieldProps): ReactElement {
  const t = useTranslate();
  return (
    <TextField
      label={t('paymentLink.title')}
      hint={t('paymentLink.title.hint')}
      autoComplete="off"
      maxLength={120}
      readOnly={state.isBusy}
      value={values.title}
      onValueChange={(text) => onChange('title', text)}
      error={fieldMessage(state, 'title', t)}
    />
  );
}
