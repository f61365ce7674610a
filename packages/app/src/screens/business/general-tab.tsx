import { type Business, isPermitted } from '@billfold/core/payments';
import type { ReactElement } from 'react';
import { AffiliatesCard } from './affiliates-card.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReadOnlyProfileCard } from './read-only-profile-card.tsx';
import { TeamLinkCard } from './team-link-card.tsx';

/** Facts of a business, which its managers change, and the ways out of it. */
export function GeneralTab({ business }: { readonly business: Business }): ReactElement {
  const { id, role } = business;
  return (
    <>
      {isPermitted(role, 'manage-settings') ? (
        <>
          <LogoCard business={business} />
          <ProfileCard businessId={id} />
        </>
      ) : (
        <ReadOnlyProfileCard businessId={id} />
      )}
      {isPermitted(role, 'manage-team') && <TeamLinkCard />}
      {isPermitted(role, 'view-billing') && <AffiliatesCard businessId={id} />}
      {isPermitted(role, 'close-business') ? (
        <ArchiveCard business={business} />
      ) : (
        <LeaveCard business={business} />
      )}
    </>
  );
}
