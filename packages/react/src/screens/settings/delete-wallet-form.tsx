'use client';
import type { Wallet } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { type ReactElement, useRef, useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { isWrongKey, WalletKeyField } from './wallet-key-field.tsx';

export interface DeleteWalletFormProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** Its name and its password, so that neither a slip nor a stranger at the keyboard deletes it. */
export function DeleteWalletForm({ wallet, onClose }: DeleteWalletFormProps): ReactElement {
  const t = useTranslate();
  const [name, setName] = useState('');
  const password = useRef<HTMLInputElement>(null);
  const { state, clearErrors, remove } = useDeletion(wallet);
  return (
    <FormDialogContent
      title={t('walletSettings.delete.title', { wallet: wallet.name })}
      submit={t('walletSettings.delete.open')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={() => remove({ name: name.trim(), password: password.current?.value ?? '' })}
      onCancel={onClose}
    >
      <Notice tone="warning">
        <p>{t('walletSettings.delete.text')}</p>
        <p>{t('walletSettings.delete.coins')}</p>
      </Notice>
      {!isWrongKey(state.failure) && (
        <FormFailure failure={state.failure} fields={['password', 'confirmName']} />
      )}
      <TextField
        label={t('walletSettings.delete.confirmName')}
        hint={t('walletSettings.delete.confirmName.hint', { wallet: wallet.name })}
        autoComplete="off"
        readOnly={state.isBusy}
        value={name}
        onValueChange={(text) => {
          setName(text);
          clearErrors('confirmName');
        }}
        error={fieldMessage(state, 'confirmName', t)}
      />
      <WalletKeyField field={password} state={state} onEdit={() => clearErrors('password')} />
    </FormDialogContent>
  );
}

interface Entered {
  readonly name: string;
  readonly password: string;
}

/** Another wallet is selected by itself; without one the guard leads to a new one. */
function useDeletion(wallet: Wallet) {
  const t = useTranslate();
  const notify = useNotify();
  const navigation = useNavigation();
  const client = useClient();
  const { keeping } = useScreenData();
  const form = useForm<'password' | 'confirmName'>();
  const remove = async ({ name, password }: Entered): Promise<void> => {
    const done = await form.submit(
      {
        ...(name !== wallet.name && {
          confirmName: 'walletSettings.delete.confirmName.wrong' as const,
        }),
        ...(password === '' && { password: 'common.required' as const }),
      },
      () => client.wallets.remove(wallet.id, { password, seedPhrase: null, confirmName: name }),
    );
    if (done === null) return;
    navigation?.go({ to: 'portfolio' }, { replace: true });
    notify.success(t('walletSettings.delete.done', { wallet: wallet.name }));
    keeping.deletedWallets.reset();
    await client.resources.wallets.invalidate();
  };
  return { ...form, remove };
}
