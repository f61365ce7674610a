import { paymentsTexts, payoutsTexts, trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
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
  // One frame for both states: the heading that has the focus stays.
  return (
    <Frame
      title={
        found
          ? t('payout.title', { amount: trimDecimal(found.amount), unit: found.asset })
          : t('payout.name')
      }
      {...(found && {
        action: (
          <DownloadButton
            label={t('payout.export')}
            load={async () => csvOfPayout(found)}
            done={t('payout.exported')}
          />
        ),
      })}
    >
      {found ? (
        <div className={css.pair}>
          <PayoutProgress business={business} payout={found} />
          <div className={css.facts}>
            <PayoutFacts payout={found} />
          </div>
          <PayoutLines payout={found} />
        </div>
      ) : (
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
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
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
