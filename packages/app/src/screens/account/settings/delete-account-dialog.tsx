import { fieldMessage } from '@billfold/core/flows';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Checkbox,
  FormDialog,
  FormDialogContent,
  FormFailure,
  Notice,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { isWrongCode } from './code-message.ts';
import { ProofFields, type ProofInputs, readProof, useProofInputs } from './proof-fields.tsx';
import * as css from './settings.css.ts';

export interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <DeleteAccountForm onClose={onClose} />
    </FormDialog>
  );
}

function DeleteAccountForm({ onClose }: Pick<DeleteAccountDialogProps, 'onClose'>): ReactElement {
  const t = useTranslate();
  const { user } = useServices();
  const email = useStore(user).data?.email ?? '';
  const inputs = useProofInputs();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const { state, clearErrors, send } = useDeletion(inputs);
  return (
    <FormDialogContent
      title={t('accountGeneral.delete.confirm', { email })}
      submit={t('accountGeneral.delete.open')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={() => send(isUnderstood)}
      onCancel={onClose}
    >
      <Notice tone="warning">
        <p>{t('accountGeneral.delete.text')}</p>
        <p>{t('accountGeneral.delete.coins')}</p>
      </Notice>
      {/* The field shows the error of a wrong code. */}
      {!isWrongCode(state.failure) && <FormFailure failure={state.failure} fields={['password']} />}
      <ProofFields inputs={inputs} state={state} onEdit={clearErrors} />
      <Checkbox
        label={t('accountGeneral.delete.understood')}
        checked={isUnderstood}
        onCheckedChange={(understood) => {
          setIsUnderstood(understood);
          clearErrors('understood');
        }}
        error={fieldMessage(state, 'understood', t)}
      />
      <p className={css.detail}>{t('accountGeneral.delete.last')}</p>
    </FormDialogContent>
  );
}

/** The session has ended with the account; what this page knows of it goes too. */
function useDeletion(inputs: ProofInputs) {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { client, session } = useServices();
  const form = useForm<'password' | 'code' | 'understood'>();
  const send = async (isUnderstood: boolean): Promise<void> => {
    const { proof, invalid } = readProof(inputs);
    const done = await form.submit(
      { ...invalid, ...(!isUnderstood && { understood: 'common.required' as const }) },
      () => client.user.remove({ password: proof.password, twoFactorCode: proof.code ?? null }),
    );
    if (done === null) return;
    session.signOut();
    navigate('/', { replace: true });
    notify.success(t('accountGeneral.delete.done'));
  };
  return { ...form, send };
}
