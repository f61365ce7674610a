import { paymentsTexts, payoutsTexts, trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type PayoutWithLines } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Card,
  DownloadButton,
  LoadingText,
  Notice,
  useLive,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useRouteParam } from '../../../routing/route-params.ts';
import { useServices } from '../../../services/services-context.ts';
import { Screen } from '../../../shell/screen.tsx';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { Unfound } from '../../business/unfound.tsx';
import { csvOfPayout } from './csv-of-payout.ts';
import { PayoutLines } from './payout-lines.tsx';
import { PayoutFacts, PayoutProgress } from './payout-progress.tsx';
import * as css from './payouts.css.ts';

/** One payout of the selected business: its progress, and each of its lines. */
export function PayoutScreen(): ReactElement {
  useTexts(paymentsTexts, payoutsTexts);
  const t = useTranslate();
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) =>
        isPermitted(business.role, 'view-reports') ? (
          <OnePayout key={`${business.id} ${id}`} business={business} id={id} />
        ) : (
          <Frame title={t('payout.name')}>
            <Notice tone="info">{t('payouts.forbidden')}</Notice>
          </Frame>
        )
      }
    </SelectedBusiness>
  );
}

interface OnePayoutProps {
  readonly business: Business;
  readonly id: string;
}

function OnePayout({ business, id }: OnePayoutProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.payout({ businessId: business.id, payoutId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  const found = state.data?.found;
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => found?.status === 'SENDING',
  });
  if (found) return <Found business={business} payout={found} />;
  return (
    <Frame title={t('payout.name')}>
      <Unfound
        state={state}
        onRetry={() => void resource.refresh()}
        pending={
          <Card>
            <LoadingText />
          </Card>
        }
        loadFailed={t('payout.loadFailed')}
        notFound={{
          title: t('payout.notFound'),
          text: t('payout.notFound.text'),
          back: t('payout.notFound.back'),
          href: '/payments/payouts',
        }}
      />
    </Frame>
  );
}

interface FoundProps {
  readonly business: Business;
  readonly payout: PayoutWithLines;
}

function Found({ business, payout }: FoundProps): ReactElement {
  const t = useTranslate();
  const { amount, asset: unit } = payout;
  return (
    <Frame
      title={t('payout.name')}
      pageTitle={t('payout.title', { amount: trimDecimal(amount), unit })}
      action={
        <DownloadButton
          label={t('payout.export')}
          load={async () => csvOfPayout(payout)}
          done={t('payout.exported')}
        />
      }
    >
      <div className={css.stack}>
        <div className={css.pair}>
          <PayoutProgress business={business} payout={payout} />
          <PayoutFacts payout={payout} />
        </div>
        <PayoutLines payout={payout} />
      </div>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  /** Title of the page in the browser; that of the screen unless given. */
  readonly pageTitle?: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ children, ...frame }: FrameProps): ReactElement {
  const t = useTranslate();
  return (
    <Screen {...frame} back={{ href: '/payments/payouts', text: t('payments.section.payouts') }}>
      {children}
    </Screen>
  );
}
