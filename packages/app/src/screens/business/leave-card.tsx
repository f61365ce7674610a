import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { DangerCard } from './danger-card.tsx';

interface LeaveCardProps {
  readonly business: Business;
}

/** The way out of a business, closed for its last owner. */
export function LeaveCard({ business }: LeaveCardProps): ReactElement {
  return isPermitted(business.role, 'manage-team') ? (
    <ManagersLeaveCard business={business} />
  ) : (
    <OwnLeaveCard business={business} isLastOwner={false} />
  );
}

/** Knows the team, and so the last owner. */
function ManagersLeaveCard({ business }: LeaveCardProps): ReactElement {
  const { data: members = [] } = useResource(useServices().business.members(business.id));
  const owners = members.filter(({ role }) => role === 'OWNER').length;
  return (
    <OwnLeaveCard business={business} isLastOwner={business.role === 'OWNER' && owners === 1} />
  );
}

interface OwnLeaveCardProps extends LeaveCardProps {
  readonly isLastOwner: boolean;
}

function OwnLeaveCard({ business, isLastOwner }: OwnLeaveCardProps): ReactElement {
  const t = useTranslate();
  const { id, name } = business;
  return (
    <DangerCard
      business={business}
      action={t('businessSettings.leave')}
      hint={t('businessSettings.leave.text')}
      missing={isLastOwner ? t('businessSettings.leave.lastOwner') : undefined}
      title={t('businessSettings.leave.title', { name })}
      text={<p>{t('businessSettings.leave.text')}</p>}
      done={t('businessSettings.leave.done', { name })}
      request={({ team }) => team.leave(id)}
    />
  );
}
