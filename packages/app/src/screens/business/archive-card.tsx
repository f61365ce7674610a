import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { DangerCard } from './danger-card.tsx';
import { EffectList } from './effect-list.tsx';
import { OpenWork } from './open-work.tsx';

/** The end of a business, for its owners. */
export function ArchiveCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { id, name } = business;
  const [isBlocked, setIsBlocked] = useState(false);
  return (
    <DangerCard
      business={business}
      action={t('businessSettings.archive')}
      hint={t('businessSettings.archive.text')}
      title={t('businessSettings.archive.title', { name })}
      text={
        <>
          <p>{t('businessSettings.archive.confirm')}</p>
          <OpenWork business={business} onBlockedChange={setIsBlocked} />
          <EffectList
            title={t('businessSettings.archive.stops')}
            effects={[
              t('businessSettings.archive.stops.payments'),
              t('businessSettings.archive.stops.money'),
              t('businessSettings.archive.stops.changes'),
              t('businessSettings.archive.stops.invitations'),
            ]}
          />
          <EffectList
            title={t('businessSettings.archive.stays')}
            effects={[
              t('businessSettings.archive.stays.records'),
              t('businessSettings.archive.stays.funds'),
            ]}
          />
        </>
      }
      typesName
      confirmMissing={isBlocked ? t('businessSettings.archive.open.missing') : undefined}
      done={t('businessSettings.archive.done', { name })}
      request={({ businesses }) => businesses.archive(id)}
    />
  );
}
