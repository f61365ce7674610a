import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { DangerCard } from './danger-card.tsx';

/** The end of a business, for its owners. */
export function ArchiveCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { id, name } = business;
  return (
    <DangerCard
      action={t('businessSettings.archive')}
      hint={t('businessSettings.archive.text')}
      title={t('businessSettings.archive.title', { name })}
      text={t('businessSettings.archive.confirm')}
      request={({ businesses }) => businesses.archive(id)}
    />
  );
}
