import type { Business, Member } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { FormDialog, FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { RoleField } from './role-field.tsx';

export interface RoleDialogProps {
  readonly business: Business;
  readonly member: Member;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RoleDialog({ open, ...props }: RoleDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <RoleForm {...props} />
    </FormDialog>
  );
}

function RoleForm({ business, member, onClose }: Omit<RoleDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { call, members } = useServices().business;
  const { state, submit } = useForm<never>();
  const [role, setRole] = useState(member.role);
  const { id, name } = member;
  const save = async (): Promise<void> => {
    if (role === member.role) return onClose();
    const done = await submit({}, () => call(({ team }) => team.changeRole(business.id, id, role)));
    if (done === null) return;
    onClose();
    notify.success(t('team.changeRole.done', { name, role: t(`role.${role}`) }));
    await members(business.id).invalidate();
  };
  return (
    <FormDialogContent
      title={t('team.changeRole.title', { name })}
      submit={t('team.changeRole.submit')}
      isBusy={state.isBusy}
      onSubmit={save}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <RoleField
        giver={business.role}
        value={role}
        disabled={state.isBusy}
        onValueChange={setRole}
      />
    </FormDialogContent>
  );
}
