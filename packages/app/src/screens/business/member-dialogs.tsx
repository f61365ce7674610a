import type { Business, Member } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { MemberAction } from './member-menu.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

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
  const ownsSettlement = useOwnsSettlement(business.id);
  if (action === 'role') return <RoleDialog {...props} />;
  if (action === 'takeOver' || (action === 'remove' && member.isSettlementOwner))
    return <TakeOverDialog {...props} becomes={action === 'remove' ? null : 'OWNER'} />;
  if (action === 'transfer' && ownsSettlement)
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={t('team.transfer.settled.title', { name })}
        text={<p>{t('team.transfer.settled.text', { name })}</p>}
        submit={t('team.transfer.submit')}
        variant="primary"
        call={() => call(({ team }) => team.changeRole(business.id, id, 'OWNER'))}
        onDone={() => {
          notify.success(t('team.transfer.done', { name }));
          void members(business.id).invalidate();
        }}
      />
    );
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

/** Reports whether the business is paid into a wallet of the signed-in user. */
function useOwnsSettlement(businessId: number): boolean {
  const { business, user } = useServices();
  const { data: team } = useStore(business.members(businessId));
  const { data: self } = useStore(user);
  return team?.some(({ id, isSettlementOwner }) => isSettlementOwner && id === self?.id) ?? false;
}
