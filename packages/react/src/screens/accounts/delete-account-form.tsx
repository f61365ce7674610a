'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import * as css from './accounts.css.ts';
import type { AccountFormProps } from './rename-account-form.tsx';
import { useAccountActions } from './use-account-actions.ts';

/** Says what stays; the service refuses while anything is held or awaited. */
export function DeleteAccountForm({ account, onClose }: AccountFormProps): ReactElement {
  const t = useTranslate();
  const { state, remove } = useAccountActions(account);
  return (
    <FormDialogContent
      title={t('accounts.delete.title', { name: account.name })}
      submit={t('accounts.delete')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={async () => {
        if (await remove()) onClose();
      }}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p className={css.text}>{t('accounts.delete.text')}</p>
    </FormDialogContent>
  );
}
