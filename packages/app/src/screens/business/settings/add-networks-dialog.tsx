import { getNetwork, isErrorCode, type Network } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { useNotify, useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  PasswordField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './setup.css.ts';

export interface AddNetworksDialogProps {
  readonly businessId: number;
  readonly walletId: string;
  readonly missing: readonly Network[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Opens accounts for payments on networks that the server has since the wallet was chosen. */
export function AddNetworksDialog({ open, ...props }: AddNetworksDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <AddNetworksForm {...props} />
    </FormDialog>
  );
}

function AddNetworksForm(props: Omit<AddNetworksDialogProps, 'open'>): ReactElement {
  const { businessId, walletId, missing, onClose } = props;
  const t = useTranslate();
  const notify = useNotify();
  const { business } = useServices();
  const { state, clearErrors, submit } = useForm<'password'>();
  const field = useRef<HTMLInputElement>(null);
  const isWrong = isErrorCode(state.failure, 'wrong_encryption_key');
  const add = async (): Promise<void> => {
    const password = field.current?.value ?? '';
    const done = await submit(password === '' ? { password: 'common.required' } : {}, () =>
      business.call(({ settlement }) =>
        settlement.choose(businessId, { walletId, password, seedPhrase: null }),
      ),
    );
    if (done === null) return;
    onClose();
    notify.success(t('businessSetup.settlement.open.done'));
    await business.settlement(businessId).refresh();
  };
  return (
    <FormDialogContent
      title={t('businessSetup.settlement.open.title', {
        networks: missing.map((code) => getNetwork(code).name).join(', '),
      })}
      submit={t('businessSetup.settlement.open')}
      isBusy={state.isBusy}
      onSubmit={add}
      onCancel={onClose}
    >
      {!isWrong && <FormFailure failure={state.failure} fields={['password']} />}
      <p className={css.text}>{t('businessSetup.settlement.open.text')}</p>
      <PasswordField
        ref={field}
        label={t('businessSetup.wallet.password')}
        autoComplete="current-password"
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('password')}
        error={isWrong ? state.failure?.messages.join('\n') : fieldMessage(state, 'password', t)}
      />
    </FormDialogContent>
  );
}
