import { type Business, isPermitted, type Member } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Badge, Button, LoadedCard, SettingRow, useIsPhone } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { initialsOf } from '../account/settings/initials-of.ts';
import * as css from './business.css.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import { type MemberAction, MemberMenu } from './member-menu.tsx';
import { useFresh } from './use-fresh.ts';

interface Opened {
  readonly member: Member;
  readonly action: MemberAction;
}

/** Members of a business with their roles, owners first. */
export function MembersCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { members } = useServices().business;
  const resource = members(business.id);
  useFresh(resource);
  const [isInviting, setIsInviting] = useState(false);
  // The dialog keeps its content while it leaves.
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (member: Member, action: MemberAction): void => {
    setOpened({ member, action });
    setIsOpen(true);
  };
  return (
    <LoadedCard
      title={t('team.members')}
      resource={resource}
      actions={() => (
        <Button
          size="sm"
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => setIsInviting(true)}
        >
          {t('team.invite')}
        </Button>
      )}
      failed={t('team.loadFailed')}
      rows={2}
    >
      {(team) => (
        <>
          <ul className={css.list} aria-label={t('team.members')}>
            {team.map((member) => (
              <MemberRow key={member.id} business={business} member={member} onOpen={open} />
            ))}
          </ul>
          <InviteDialog
            business={business}
            open={isInviting}
            onClose={() => setIsInviting(false)}
          />
          {opened && (
            <MemberDialogs
              {...opened}
              business={business}
              open={isOpen}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </LoadedCard>
  );
}

interface MemberRowProps {
  readonly business: Business;
  readonly member: Member;
  readonly onOpen: (member: Member, action: MemberAction) => void;
}

function MemberRow({ business, member, onOpen }: MemberRowProps): ReactElement {
  const t = useTranslate();
  const self = useStore(useServices().user).data?.id === member.id;
  const isOwner = member.role === 'OWNER';
  const role = <Badge tone={isOwner ? 'success' : 'neutral'}>{t(`role.${member.role}`)}</Badge>;
  const isPhone = useIsPhone();
  const mayManage = !isOwner || isPermitted(business.role, 'manage-owners');
  return (
    <SettingRow
      as="li"
      lead={
        <span className={css.avatar} aria-hidden="true">
          {initialsOf(member.name)}
        </span>
      }
      title={
        <span className={css.nameLine}>
          <bdi>{member.name}</bdi>
          {self && <Badge tone="info">{t('team.you')}</Badge>}
          {member.isSettlementOwner && <Badge>{t('team.settlementOwner')}</Badge>}
          {isPhone && role}
        </span>
      }
      hint={
        <>
          <bdi>{member.email}</bdi>
          <span className={css.hintLine}>
            {member.lastActiveAt ? (
              <>
                {t('team.lastActive')} <TimeText at={member.lastActiveAt} inSentence />
              </>
            ) : (
              t('team.neverActive')
            )}
          </span>
        </>
      }
    >
      <span className={css.end}>
        {!isPhone && role}
        {!self && mayManage && (
          <MemberMenu
            name={member.name}
            canTransfer={!isOwner && isPermitted(business.role, 'close-business')}
            canTakeOver={member.isSettlementOwner && isPermitted(business.role, 'sign-funds')}
            onChoose={(action) => onOpen(member, action)}
          />
        )}
      </span>
    </SettingRow>
  );
}
