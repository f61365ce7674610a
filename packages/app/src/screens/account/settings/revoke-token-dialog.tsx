import type { PersonalToken } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';

export interface RevokeTokenDialogProps {
  readonly open: boolean;
  readonly token: PersonalToken;
  readonly onClose: () => void;
}

export function RevokeTokenDialog({ open, token, onClose }: RevokeTokenDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <RevokeToken token={token} onClose={onClose} />
    </FormDialog>
  );
}

function RevokeToken(props: Omit<RevokeTokenDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client, account } = useServices();
  const { state, submit } = useForm<never>();
  const { id, name } = props.token;
  const revoke = async (): Promise<void> => {
    const done = await submit({}, () => client.user.revokeToken(id));
    if (done === null) return;
    props.onClose();
    notify.success(t('accountDeveloper.revoked'));
    await Promise.all([account.tokens.invalidate(), account.score.invalidate()]);
  };
  return (
    <FormDialogContent
      title={t('accountDeveloper.revoke.title', { name })}
      submit={t('accountDeveloper.revoke')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={revoke}
      onCancel={props.onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p>{t('accountDeveloper.revoke.text')}</p>
    </FormDialogContent>
  );
}
