import type { Business } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { LoadedCard, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';

/** Facts of a business that every member may see. */
export function AboutCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { detail } = useServices().business;
  return (
    <LoadedCard
      title={t('dashboard.about')}
      resource={detail(business.id)}
      failed={t('dashboard.loadFailed')}
      rows={3}
    >
      {({ defaultCurrency, timezone, createdAt }) => (
        <Statement
          rows={[
            { label: t('dashboard.role'), value: t(`role.${business.role}`) },
            { label: t('dashboard.currency'), value: defaultCurrency },
            { label: t('dashboard.timezone'), value: timezone.replaceAll('_', ' ') },
            { label: t('dashboard.created'), value: <TimeText at={createdAt} form="date" /> },
          ]}
        />
      )}
    </LoadedCard>
  );
}
