import type { Business, Member } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { MemberAction } from './member-menu.tsx';
import { RoleDialog } from './role-dialog.tsx';

export interface MemberDialogsProps {
  readonly business: Business;
  readonly member: Member;
  readonly action: MemberAction;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog of one action on one member. */
export function MemberDialogs({ action, ...props }: MemberDialogsProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { call, members, list } = useServices().business;
  const { business, member, open, onClose } = props;
  const { id, name } = member;
  if (action === 'role') return <RoleDialog {...props} />;
  if (action === 'transfer')
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={t('team.transfer.title', { name })}
        text={<p>{t('team.transfer.text')}</p>}
        submit={t('team.transfer.submit')}
        variant="primary"
        call={() => call(({ team }) => team.transfer(business.id, id))}
        onDone={() => {
          notify.success(t('team.transfer.done', { name }));
          void Promise.all([members(business.id).invalidate(), list.refresh()]);
        }}
      />
    );
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('team.remove.title', { name })}
      text={<p>{t('team.remove.text')}</p>}
      submit={t('team.remove.submit')}
      call={() => call(({ team }) => team.remove(business.id, id))}
      onDone={() => {
        notify.success(t('team.remove.done', { name }));
        void members(business.id).invalidate();
      }}
    />
  );
}
