'use client';
import type { Account } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useDraft } from '../../context/use-draft.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useAccountActions } from './use-account-actions.ts';

export interface AccountFormProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Returns the key of this form's draft, which outlives a session. */
export function accountNameForm({ id }: Account): string {
  return `name of ${id}`;
}

export function RenameAccountForm({ account, onClose }: AccountFormProps): ReactElement {
  const t = useTranslate();
  const [typed, setName] = useDraft(accountNameForm(account));
  const name = typed ?? account.name;
  const { state, clearErrors, rename } = useAccountActions(account);
  return (
    <FormDialogContent
      title={t('accounts.rename.title', { name: account.name })}
      submit={t('accounts.rename')}
      isBusy={state.isBusy}
      onSubmit={async () => {
        if (await rename(name)) onClose();
      }}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['name']} />
      <TextField
        label={t('accounts.rename.label')}
        autoComplete="off"
        readOnly={state.isBusy}
        value={name}
        onValueChange={(text) => {
          setName(text);
          clearErrors();
        }}
        error={fieldMessage(state, 'name', t)}
      />
    </FormDialogContent>
  );
}
