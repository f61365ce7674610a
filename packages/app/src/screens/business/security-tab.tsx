import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { InvitationsCard } from './invitations-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MembersCard } from './members-card.tsx';

/** The team of a business, for the members who manage it. */
export function SecurityTab({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  return (
    <>
      {isPermitted(business.role, 'manage-team') ? (
        <>
          <MembersCard business={business} />
          <InvitationsCard business={business} />
        </>
      ) : (
        <Notice tone="info">{t('team.forbidden')}</Notice>
      )}
      <LeaveCard business={business} />
    </>
  );
}
