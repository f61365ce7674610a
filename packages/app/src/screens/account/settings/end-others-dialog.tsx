import { useNotify, useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useAccountChanged } from './use-account-changed.ts';

export interface EndOthersDialogProps {
  readonly open: boolean;
  /** How many sessions that are. */
  readonly count: number;
  readonly onClose: () => void;
}

export function EndOthersDialog({ open, count, onClose }: EndOthersDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <EndOthers count={count} onClose={onClose} />
    </FormDialog>
  );
}

function EndOthers({ count, onClose }: Omit<EndOthersDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client } = useServices();
  const onChanged = useAccountChanged();
  const { state, submit } = useForm<never>();
  const end = async (): Promise<void> => {
    const done = await submit({}, () => client.user.endOtherSessions());
    if (done === null) return;
    onClose();
    notify.success(t('accountSecurity.sessions.othersEnded'));
    await onChanged();
  };
  return (
    <FormDialogContent
      title={t('accountSecurity.sessions.endOthers.title')}
      submit={t('accountSecurity.sessions.endOthers')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={end}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p>{t('accountSecurity.sessions.endOthers.text', { count })}</p>
    </FormDialogContent>
  );
}
