import type { Identity } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useAccountChanged } from './use-account-changed.ts';

export interface DisconnectDialogProps {
  readonly open: boolean;
  readonly identity: Identity;
  readonly onClose: () => void;
}

export function DisconnectDialog({ open, identity, onClose }: DisconnectDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <Disconnect identity={identity} onClose={onClose} />
    </FormDialog>
  );
}

function Disconnect({ identity, onClose }: Omit<DisconnectDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client, account } = useServices();
  const onChanged = useAccountChanged();
  const { state, submit } = useForm<never>();
  const { provider, email } = identity;
  const name = t(`accountSecurity.logins.${provider}`);
  const disconnect = async (): Promise<void> => {
    const done = await submit({}, () => client.user.disconnectIdentity(provider));
    if (done === null) return;
    onClose();
    notify.success(t('accountSecurity.logins.disconnected', { provider: name }));
    await Promise.all([account.identities.invalidate(), onChanged()]);
  };
  return (
    <FormDialogContent
      title={t('accountSecurity.logins.disconnect.of', { provider: name })}
      submit={t('accountSecurity.logins.disconnect')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={disconnect}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p>{t('accountSecurity.logins.disconnect.text', { email, provider: name })}</p>
    </FormDialogContent>
  );
}
