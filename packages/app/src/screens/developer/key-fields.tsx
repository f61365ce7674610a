import { fieldMessage } from '@billfold/core/flows';
import type { ApiKeyScope } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { type FormState, TextArea, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { CheckList } from './check-list.tsx';
import { type KeyField, type KeyValues, scopesFor } from './key-request.ts';

export interface KeyFieldsProps {
  readonly values: KeyValues;
  readonly state: FormState<KeyField>;
  /** Scopes that the key has already. */
  readonly held: readonly ApiKeyScope[];
  readonly onChange: (next: Partial<KeyValues>, field: KeyField) => void;
}

/** Name of a key. */
export function KeyNameField({ values, state, onChange }: KeyFieldsProps): ReactElement {
  const t = useTranslate();
  return (
    <TextField
      label={t('apiKey.name')}
      hint={t('apiKey.name.hint')}
      autoComplete="off"
      readOnly={state.isBusy}
      value={values.name}
      onValueChange={(name) => onChange({ name }, 'name')}
      error={fieldMessage(state, 'name', t)}
    />
  );
}

/** Calls that a key may make. */
export function KeyScopesField({ values, state, held, onChange }: KeyFieldsProps): ReactElement {
  const t = useTranslate();
  return (
    <CheckList
      label={t('apiKey.scopes')}
      options={scopesFor(held).map((scope) => ({
        value: scope,
        title: t(`apiKey.scope.${scope}`),
        code: scope,
        text: t(`apiKey.scope.${scope}.text`),
      }))}
      value={values.scopes}
      disabled={state.isBusy}
      error={fieldMessage(state, 'scopes', t)}
      onValueChange={(scopes) => onChange({ scopes }, 'scopes')}
    />
  );
}

/** Addresses from which a key may be used. */
export function KeyAddressesField({ values, state, onChange }: KeyFieldsProps): ReactElement {
  const t = useTranslate();
  return (
    <TextArea
      label={t('apiKey.addresses')}
      hint={t('apiKey.addresses.hint')}
      rows={2}
      mono
      spellCheck={false}
      autoComplete="off"
      readOnly={state.isBusy}
      value={values.addresses}
      onValueChange={(addresses) => onChange({ addresses }, 'allowedIps')}
      error={fieldMessage(state, 'allowedIps', t)}
    />
  );
}
