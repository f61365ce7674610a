import { useTranslate } from '@billfold/react';
import { LoadedCard } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { ProfileForm } from './profile-form.tsx';

/** Facts of a business, to be changed. */
export function ProfileCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('businessSettings.profile')}
      resource={useServices().business.general(businessId)}
      failed={t('businessSettings.loadFailed')}
      rows={5}
    >
      {(saved) => <ProfileForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}
