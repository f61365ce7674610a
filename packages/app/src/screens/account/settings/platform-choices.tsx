import { accountTypes } from '@billfold/core';
import type { AccountType, UpdateUserPlatform, UserPlatform } from '@billfold/core/contract';
import { type PlatformType, platformTypes } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { FormFailure, LoadedCard, RadioCards, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';

/** Only where the service has a business area is there something to choose. */
export function PlatformChoices(): ReactElement | null {
  const t = useTranslate();
  const { client, account } = useServices();
  const config = useResource(client.resources.config).data;
  if (!config?.features.payments) return null;
  return (
    <LoadedCard
      title={t('accountPlatform.choices')}
      resource={account.platform}
      failed={t('accountPlatform.loadFailed')}
      rows={2}
    >
      {(platform) => <Choices platform={platform} />}
    </LoadedCard>
  );
}

function Choices({ platform }: { readonly platform: UserPlatform }): ReactElement {
  const t = useTranslate();
  const { client, account, user } = useServices();
  const { state, submit } = useForm<never>();
  const save = async (body: UpdateUserPlatform): Promise<void> => {
    const done = await submit({}, () => client.user.updatePlatform(body));
    if (done !== null) await Promise.all([account.platform.invalidate(), user.invalidate()]);
  };
  return (
    <>
      <FormFailure failure={state.failure} fields={[]} />
      <RadioCards<PlatformType>
        label={t('accountPlatform.mode')}
        value={platform.defaultMode}
        disabled={state.isBusy}
        onValueChange={(defaultMode) => void save({ defaultMode })}
        options={platformTypes.map((value) => ({
          value,
          title: t(`accountPlatform.mode.${value}`),
          details: [t(`accountPlatform.mode.${value}.detail`)],
        }))}
      />
      <RadioCards<AccountType>
        label={t('accountPlatform.type')}
        value={platform.accountType}
        disabled={state.isBusy}
        onValueChange={(accountType) => void save({ accountType })}
        options={accountTypes.map((value) => ({
          value,
          title: t(`accountPlatform.type.${value}`),
          details: [t(`accountPlatform.type.${value}.detail`)],
        }))}
      />
    </>
  );
}
