import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Card, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { useHasCommissions } from '../affiliates/use-has-commissions.ts';

export interface PagesCardProps {
  readonly business: Business;
}

/** Ways to the team, whose tab is named Security, and to the businesses that this one referred. */
export function PagesCard({ business }: PagesCardProps): ReactElement | null {
  return isPermitted(business.role, 'view-billing') ? (
    <PagesWithAffiliates business={business} />
  ) : (
    <Pages business={business} hasAffiliates={false} />
  );
}

function PagesWithAffiliates({ business }: PagesCardProps): ReactElement | null {
  return <Pages business={business} hasAffiliates={useHasCommissions(business.id)} />;
}

interface PagesProps extends PagesCardProps {
  /** False where referrals earn nothing. */
  readonly hasAffiliates: boolean;
}

function Pages({ business, hasAffiliates }: PagesProps): ReactElement | null {
  const t = useTranslate();
  const hasTeam = isPermitted(business.role, 'manage-team');
  if (!hasTeam && !hasAffiliates) return null;
  return (
    <Card>
      {hasTeam && (
        <SettingRow title={t('team.link')} hint={t('team.link.text')}>
          <PageLinkButton href="/payments/settings/security">{t('team.link.open')}</PageLinkButton>
        </SettingRow>
      )}
      {hasAffiliates && (
        <SettingRow
          title={t('businessSettings.affiliates')}
          hint={t('businessSettings.affiliates.text')}
        >
          <PageLinkButton href="/payments/affiliates">
            {t('businessSettings.affiliates.open')}
          </PageLinkButton>
        </SettingRow>
      )}
    </Card>
  );
}
