import { transactionsTexts } from '@billfold/core/i18n';
import { auditTexts, businessTexts, requestLogTexts, settingsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { DownloadButton, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { AuditList, auditFilters, auditNames, auditPath } from './audit-list.tsx';
import { useLogQuery } from './use-log-query.ts';

/** Changes of the selected business, with filters and export. */
export function AuditScreen(): ReactElement {
  useTexts(businessTexts, settingsTexts, requestLogTexts, auditTexts, transactionsTexts);
  const t = useTranslate();
  const back = { href: '/payments/settings/security', text: t('settings.business.security') };
  return (
    <SelectedBusiness>
      {(business: Business) => (
        <Screen
          key={business.id}
          title={t('audit.title')}
          lead={t('audit.text')}
          back={back}
          action={isPermitted(business.role, 'manage-settings') && <Export business={business} />}
        >
          {isPermitted(business.role, 'manage-settings') ? (
            <AuditList businessId={business.id} />
          ) : (
            <Notice tone="info">{t('audit.forbidden')}</Notice>
          )}
        </Screen>
      )}
    </SelectedBusiness>
  );
}

/** Downloads all changes that the filters leave, on every page. */
function Export({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { call } = useServices().business;
  const { query } = useLogQuery(auditPath, auditNames);
  return (
    <DownloadButton
      label={t('audit.export')}
      load={() => call(({ audit }) => audit.export(business.id, auditFilters(query)))}
      done={t('audit.exported')}
    />
  );
}
