import { dashboardTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { LoadedCard, Skeleton, Statement, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useFresh } from './use-fresh.ts';

export interface AboutCardProps {
  readonly business: Business;
  /** Leaves out the team, where another row leads to it. */
  readonly hidesTeam?: boolean | undefined;
}

/** Facts of a business that every member may see and that no form changes. */
export function AboutCard({ business, hidesTeam = false }: AboutCardProps): ReactElement {
  useTexts(dashboardTexts);
  const t = useTranslate();
  const resource = useServices().business.detail(business.id);
  useFresh(resource);
  return (
    <LoadedCard
      title={t('dashboard.about')}
      resource={resource}
      failed={t('dashboard.loadFailed')}
      rows={3}
    >
      {({ createdAt }) => (
        <Statement
          rows={[
            { label: t('dashboard.role'), value: t(`role.${business.role}`) },
            ...(!hidesTeam && isPermitted(business.role, 'manage-team')
              ? [{ label: t('team.members'), value: <MemberCount businessId={business.id} /> }]
              : []),
            { label: t('dashboard.created'), value: <TimeText at={createdAt} form="day" /> },
          ]}
        />
      )}
    </LoadedCard>
  );
}

/** Size of the team, which leads to it; a failed load is told there. */
function MemberCount({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const { data, status } = useResource(useServices().business.members(businessId));
  if (status === 'pending') return <Skeleton width="3em" />;
  return (
    <PageLink href="/payments/settings/security">
      {data ? t('dashboard.members', { count: data.length }) : t('team.members')}
    </PageLink>
  );
}
