import { fieldMessage } from '@billfold/core/flows';
import { isEmailAddress, normalizeEmail } from '@billfold/core/internal';
import type { Business, BusinessRole } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextField,
  useDraft,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { RoleField } from './role-field.tsx';

export interface InviteDialogProps {
  readonly business: Business;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function InviteDialog({ open, ...props }: InviteDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <InviteForm {...props} />
    </FormDialog>
  );
}

function InviteForm({ business, onClose }: Omit<InviteDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { call, invitations } = useServices().business;
  const { state, clearErrors, submit } = useForm<'email'>();
  const [typed, setTyped] = useDraft(`new member of ${business.id}`);
  const [role, setRole] = useState<BusinessRole>('VIEWER');
  const text = typed ?? '';
  const email = text.trim();
  const send = async (): Promise<void> => {
    const problem = email === '' ? 'business.email.missing' : 'business.email.invalid';
    const isFine = isEmailAddress(normalizeEmail(email));
    const done = await submit(isFine ? {} : { email: problem }, () =>
      call(({ team }) => team.invite(business.id, { email, role })),
    );
    if (done === null) return;
    onClose();
    notify.success(t('team.invite.done', { email }));
    await invitations(business.id).invalidate();
  };
  return (
    <FormDialogContent
      title={t('team.invite.title')}
      submit={t('team.invite.submit')}
      isBusy={state.isBusy}
      onSubmit={send}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['email']} />
      <TextField
        label={t('team.invite.email')}
        hint={t('team.invite.email.hint')}
        type="email"
        autoComplete="off"
        readOnly={state.isBusy}
        value={text}
        onValueChange={(value) => {
          setTyped(value);
          clearErrors('email');
        }}
        error={fieldMessage(state, 'email', t)}
      />
      <RoleField
        giver={business.role}
        value={role}
        disabled={state.isBusy}
        onValueChange={setRole}
      />
    </FormDialogContent>
  );
}
