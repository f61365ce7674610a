import { useTranslate } from '@billfold/react';
import { LoadedCard, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useFresh } from './use-fresh.ts';

/** Facts of a business for members who may not change them. */
export function ReadOnlyProfileCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const resource = useServices().business.detail(businessId);
  useFresh(resource);
  const none = t('businessSettings.none');
  return (
    <LoadedCard
      title={t('businessSettings.profile')}
      text={t('businessSettings.readOnly')}
      resource={resource}
      failed={t('businessSettings.loadFailed')}
      rows={3}
    >
      {({ name, website, supportEmail, timezone, defaultCurrency }) => (
        <Statement
          rows={[
            { label: t('business.name'), value: name },
            { label: t('businessSettings.website'), value: website ?? none },
            { label: t('businessSettings.supportEmail'), value: supportEmail ?? none },
            { label: t('businessSettings.timezone'), value: timezone.replaceAll('_', ' ') },
            { label: t('businessSettings.currency'), value: defaultCurrency },
          ]}
        />
      )}
    </LoadedCard>
  );
}
