import { transactionsTexts } from '@billfold/core/i18n';
import {
  businessTexts,
  developerTexts,
  paymentsTexts,
  webhooksTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted, type WebhookDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  LoadingText,
  Notice,
  Skeleton,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useSearch } from 'wouter';
import { useRouteParam } from '../../routing/route-params.ts';
import { hostOf } from '../../services/host-of.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { TestMark } from '../business/mode-mark.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { Unfound } from '../business/unfound.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { DeliveryList } from './delivery-list.tsx';
import { DeliveryView } from './delivery-view.tsx';
import * as css from './developer.css.ts';
import { WebhookSummary } from './webhook-summary.tsx';

/** One webhook with its deliveries, or one of them where the address names it. */
export function WebhookScreen(): ReactElement {
  useTexts(businessTexts, developerTexts, webhooksTexts, paymentsTexts, transactionsTexts);
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) => <OneWebhook key={`${business.id} ${id}`} business={business} id={id} />}
    </SelectedBusiness>
  );
}

interface OneWebhookProps {
  readonly business: Business;
  readonly id: string;
}

const settings = '/payments/settings/developer';

function OneWebhook({ business, id }: OneWebhookProps): ReactElement {
  const t = useTranslate();
  const deliveryId = new URLSearchParams(useSearch()).get('delivery');
  if (isPermitted(business.role, 'manage-developer'))
    return <LoadedWebhook businessId={business.id} id={id} deliveryId={deliveryId} />;
  return (
    <Screen title={t('webhook.summary')}>
      <Notice tone="info">{t('developer.forbidden')}</Notice>
    </Screen>
  );
}

interface LoadedWebhookProps {
  readonly businessId: number;
  readonly id: string;
  readonly deliveryId: string | null;
}

function LoadedWebhook({ businessId, id, deliveryId }: LoadedWebhookProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().developer.webhook({ businessId, webhookId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const found = state.data?.found;
  if (found && deliveryId !== null)
    return <DeliveryView businessId={businessId} webhook={found} deliveryId={deliveryId} />;
  const back = { href: settings, text: t('developer.title') };
  if (found)
    return (
      <Screen title={hostOf(found.url)} mark={!found.livemode && <TestMark />} back={back}>
        <Content businessId={businessId} webhook={found} />
      </Screen>
    );
  return (
    <Screen title={t('webhook.summary')} back={back}>
      <Unfound
        state={state}
        onRetry={() => void resource.refresh()}
        pending={
          <Card>
            <div className={css.waiting}>
              <LoadingText />
              <Skeleton width="40%" />
              <Skeleton width="70%" />
            </div>
          </Card>
        }
        loadFailed={t('webhook.loadFailed')}
        notFound={{
          title: t('webhook.notFound.title'),
          text: t('webhook.notFound.text'),
          back: t('webhook.notFound.back'),
          href: settings,
        }}
      />
    </Screen>
  );
}

interface ContentProps {
  readonly businessId: number;
  readonly webhook: WebhookDetail;
}

function Content(props: ContentProps): ReactElement {
  return (
    <>
      <WebhookSummary {...props} />
      <DeliveryList {...props} />
    </>
  );
}
