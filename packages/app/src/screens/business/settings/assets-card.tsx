import type { CryptocurrencySettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { EmptyState, Form, icons, LoadedCard } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { AssetsFields } from './assets-fields.tsx';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import * as css from './setup.css.ts';
import { useAssetsForm } from './use-assets-form.ts';

/** Assets that a business accepts, once it has a wallet to be paid into. */
export function AssetsCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('businessSetup.assets')}
      text={t('businessSetup.assets.text')}
      resource={useServices().business.assets(businessId)}
      failed={t('businessSetup.assets.loadFailed')}
      rows={6}
    >
      {(saved) => <Assets businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface AssetsProps {
  readonly businessId: number;
  readonly saved: CryptocurrencySettings;
}

function Assets(props: AssetsProps): ReactElement | null {
  const t = useTranslate();
  const { data } = useResource(useServices().business.settlement(props.businessId));
  // The card above says that it did not load.
  if (data === undefined) return null;
  const networks = data.chosen?.networks ?? [];
  if (networks.length > 0) return <AssetsForm {...props} networks={networks} />;
  return (
    <EmptyState
      icon={icons.accounts}
      title={t('businessSetup.assets.noWallet')}
      text={t('businessSetup.assets.noWallet.text')}
    />
  );
}

function AssetsForm({
  networks,
  ...props
}: AssetsProps & Pick<Parameters<typeof AssetsFields>[0], 'networks'>): ReactElement {
  const form = useAssetsForm(props);
  const { data } = useResource(useServices().business.detail(props.businessId));
  return (
    <Form className={css.stack} onSubmit={form.save}>
      <SettingsNotices form={form} fields={[]} />
      <AssetsFields
        form={form}
        saved={props.saved}
        networks={networks}
        currency={data?.defaultCurrency ?? ''}
      />
      <SaveButton form={form} />
    </Form>
  );
}
