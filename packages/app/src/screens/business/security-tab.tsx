import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Card, Notice, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MembersCard } from './members-card.tsx';
import { SignInRulesCard } from './settings/sign-in-rules-card.tsx';

/** The team of a business, for the members who manage it. */
export function SecurityTab({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  return (
    <>
      {isPermitted(business.role, 'manage-team') ? (
        <>
          <MembersCard business={business} />
          <InvitationsCard business={business} />
          <SignInRulesCard businessId={business.id} />
          <AuditLink />
        </>
      ) : (
        <Notice tone="info">{t('team.forbidden')}</Notice>
      )}
      <LeaveCard business={business} />
    </>
  );
}

function AuditLink(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <SettingRow title={t('audit.title')} hint={t('audit.text')}>
        <PageLinkButton href="/payments/audit-log">{t('audit.open')}</PageLinkButton>
      </SettingRow>
    </Card>
  );
}
