import { fieldMessage } from '@billfold/core/flows';
import type { ApiKeyKind, ApiKeyScope } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { type FormState, RadioCards, TextArea, TextField } from '@billfold/react/internal';
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

const kinds: readonly ApiKeyKind[] = ['SECRET', 'PUBLISHABLE'];

/** Place where a key is used, which decides what it is. */
export function KeyKindField({ values, state, onChange }: KeyFieldsProps): ReactElement {
  const t = useTranslate();
  return (
    <RadioCards<ApiKeyKind>
      label={t('apiKey.kind')}
      layout="stack"
      value={values.kind}
      disabled={state.isBusy}
      onValueChange={(kind) => onChange({ kind }, 'scopes')}
      options={kinds.map((value) => ({
        value,
        title: t(`apiKey.kind.${value}`),
        details: [t(`apiKey.kind.${value}.text`)],
      }))}
    />
  );
}

/** Origins of the pages that may use a publishable key. */
export function KeyOriginsField({ values, state, onChange }: KeyFieldsProps): ReactElement {
  const t = useTranslate();
  return (
    <TextArea
      label={t('apiKey.origins')}
      hint={t('origins.allowed.hint')}
      rows={2}
      mono
      spellCheck={false}
      autoComplete="off"
      readOnly={state.isBusy}
      value={values.origins}
      onValueChange={(origins) => onChange({ origins }, 'allowedOrigins')}
      error={fieldMessage(state, 'allowedOrigins', t)}
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
