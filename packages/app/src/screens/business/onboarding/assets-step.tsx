import type { Network } from '@billfold/core';
import type { Business, CryptocurrencySettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { EmptyState, Form, icons, LoadedCard, Notice } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { suggestedEdits } from '../settings/asset-edits.ts';
import { AssetsFields } from '../settings/assets-fields.tsx';
import { SettingsNotices } from '../settings/settings-notices.tsx';
import { useAssetsForm } from '../settings/use-assets-form.ts';
import * as css from './onboarding.css.ts';
import { hrefOfStep } from './onboarding-steps.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';

/** Choice of the assets that customers pay in; those that need no care are chosen already. */
export function AssetsStep({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { assets, settlement } = useServices().business;
  const { data } = useResource(settlement(business.id));
  return (
    <StepFrame step="assets" title={t('onboarding.title.assets')} lead={business.name}>
      <LoadedCard
        title={t('businessSetup.assets')}
        text={t('businessSetup.assets.text')}
        resource={assets(business.id)}
        failed={t('businessSetup.assets.loadFailed')}
        rows={6}
      >
        {(saved) => {
          if (data === undefined) return null;
          const networks = data.chosen?.networks ?? [];
          if (networks.length === 0) return <NoWallet />;
          return <AssetsForm businessId={business.id} saved={saved} networks={networks} />;
        }}
      </LoadedCard>
    </StepFrame>
  );
}

interface AssetsFormProps {
  readonly businessId: number;
  readonly saved: CryptocurrencySettings;
  readonly networks: readonly Network[];
}

function AssetsForm({ businessId, saved, networks }: AssetsFormProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { data } = useResource(useServices().business.detail(businessId));
  const form = useAssetsForm({
    ...{ businessId, saved },
    ...(saved.assets.length === 0 && { suggested: suggestedEdits(networks) }),
  });
  const [isMissing, setIsMissing] = useState(false);
  const proceed = async (): Promise<void> => {
    setIsMissing(!form.acceptsAny);
    if (!form.acceptsAny) return;
    if (await form.saveChanges()) navigate(hrefOfStep('checkout'));
  };
  return (
    <Form className={css.form} onSubmit={proceed}>
      <SettingsNotices form={form} fields={[]} />
      <AssetsFields
        form={form}
        saved={saved}
        networks={networks}
        currency={data?.defaultCurrency ?? ''}
      />
      {isMissing && !form.acceptsAny && (
        <Notice tone="danger" live>
          {t('businessSetup.assets.missing')}
        </Notice>
      )}
      <StepActions step="assets" isBusy={form.state.isBusy} />
    </Form>
  );
}

function NoWallet(): ReactElement {
  const t = useTranslate();
  return (
    <EmptyState
      icon={icons.accounts}
      title={t('businessSetup.assets.noWallet')}
      text={t('businessSetup.assets.noWallet.text')}
      action={
        <PageLinkButton variant="primary" href={hrefOfStep('wallet')}>
          {t('businessSetup.settlement.choose')}
        </PageLinkButton>
      }
    />
  );
}
