import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { DangerCard } from './danger-card.tsx';

/** The way out of a business, refused for its last owner. */
export function LeaveCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { id, name } = business;
  return (
    <DangerCard
      business={business}
      action={t('businessSettings.leave')}
      hint={t('businessSettings.leave.text')}
      title={t('businessSettings.leave.title', { name })}
      text={<p>{t('businessSettings.leave.text')}</p>}
      done={t('businessSettings.leave.done', { name })}
      request={({ team }) => team.leave(id)}
    />
  );
}
