import { type Business, isPermitted } from '@billfold/core/payments';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { AboutCard } from './about-card.tsx';
import { AfterLoading } from './after-loading.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReadOnlyProfileCard } from './read-only-profile-card.tsx';

/** Facts of a business, which its managers change, and the ways out of it. */
export function GeneralTab({ business }: { readonly business: Business }): ReactElement {
  const { id, role } = business;
  const data = useServices().business;
  const below = (
    <>
      <AboutCard business={business} hidesTeam />
      <PagesCard business={business} />
      {isPermitted(role, 'close-business') ? (
        <ArchiveCard business={business} />
      ) : (
        <LeaveCard business={business} />
      )}
    </>
  );
  return isPermitted(role, 'manage-settings') ? (
    <>
      <LogoCard business={business} />
      <ProfileCard businessId={id} />
      <AfterLoading resource={data.general(id)}>{below}</AfterLoading>
    </>
  ) : (
    <>
      <ReadOnlyProfileCard businessId={id} />
      <AfterLoading resource={data.detail(id)}>{below}</AfterLoading>
    </>
  );
}
