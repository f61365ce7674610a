import {
  businessTexts,
  dashboardTexts,
  newPaymentTexts,
  paymentLinksTexts,
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, Button, Card, icons, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLivemode, useModeQuery } from '../../services/use-livemode.ts';
import { Screen } from '../../shell/screen.tsx';
import { AboutCard } from '../business/about-card.tsx';
import { ChecklistCard } from '../business/checklist-card.tsx';
import { ModeSwitch } from '../business/mode-mark.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { statusTones } from '../business/status-tones.ts';
import { mayCreatePayments } from '../payments/may-create-payments.ts';
import { NewLinkDialog } from '../payments/new-link-dialog.tsx';
import { NewPaymentButton } from '../payments/new-payment-button.tsx';
import { NewPaymentDialog } from '../payments/new-payment-dialog.tsx';
import { NoPayments } from '../payments/no-payments.tsx';
import { AttentionCard } from './attention-card.tsx';
import { BalancesCard } from './balances-card.tsx';
import * as css from './dashboard.css.ts';
import { FiguresCard, SeriesCard } from './figures-card.tsx';
import { RecentCard } from './recent-card.tsx';
import { useRecentPayments } from './use-recent-payments.ts';
import { useSummary } from './use-summary.ts';
import { useWantedDialog } from './use-wanted-dialog.ts';

/** Home of a business: what came in, what needs a person, and its newest payments. */
export function DashboardScreen(): ReactElement {
  useTexts(businessTexts, dashboardTexts, paymentsTexts, paymentStatusTexts);
  useTexts(paymentTexts, newPaymentTexts, paymentLinksTexts);
  return (
    <SelectedBusiness>
      {(business) => <Dashboard key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

interface DashboardProps {
  readonly business: Business;
}

function Dashboard({ business }: DashboardProps): ReactElement {
  const t = useTranslate();
  const { status } = business;
  const recent = useRecentPayments(business.id);
  const summary = useSummary(business.id);
  const [opened, setOpened] = useWantedDialog();
  const dialog = { business, onClose: () => setOpened(null) };
  const livemode = useLivemode();
  // The accounts of a live server hold real money alone.
  const isTestMode = useModeQuery().livemode === false;
  const hasBalances = isPermitted(business.role, 'view-reports') && !isTestMode;
  const isFirst = recent.data?.total === 0;
  // Setting up comes before payments.
  const isOpen = status !== 'ONBOARDING';
  // Once a business is open, its steps concern those who can do them.
  const checklist = (!isOpen || isPermitted(business.role, 'manage-settings')) && (
    <ChecklistCard businessId={business.id} />
  );
  return (
    <Screen
      title={t('dashboard.title')}
      mark={<Mark status={status} />}
      action={
        mayCreatePayments(business, livemode) && (
          <div className={css.tools}>
            <Button icon={icons.link} aria-haspopup="dialog" onClick={() => setOpened('link')}>
              {t('dashboard.newLink')}
            </Button>
            <NewPaymentButton onOpen={() => setOpened('payment')} />
          </div>
        )
      }
    >
      {status === 'SUSPENDED' && (
        <Notice tone="warning" title={t('dashboard.suspended.title')}>
          {t('dashboard.suspended.text')}
        </Notice>
      )}
      <div className={css.columns}>
        <div className={css.main}>
          {isFirst && isOpen && (
            <Card>
              <NoPayments business={business} onNew={() => setOpened('payment')} />
            </Card>
          )}
          {isFirst && !isOpen && checklist}
          {!isFirst && <FiguresCard summary={summary} />}
        </div>
        <div className={css.side}>
          {!isFirst && summary.shown && <AttentionCard attention={summary.shown.attention} />}
          {!isFirst && checklist}
          {hasBalances && !isFirst && <BalancesCard business={business} />}
          {isFirst && isOpen && <div className={css.first}>{checklist}</div>}
          {!isOpen && (
            <div className={css.last}>
              <AboutCard business={business} />
            </div>
          )}
        </div>
        {!isFirst && summary.shown && summary.shown.series.length > 1 && (
          <div className={css.series}>
            <SeriesCard summary={summary.shown} />
          </div>
        )}
        {!isFirst && (
          <div className={css.recent}>
            <RecentCard recent={recent} />
          </div>
        )}
      </div>
      <NewPaymentDialog {...dialog} open={opened === 'payment'} />
      <NewLinkDialog {...dialog} open={opened === 'link'} />
    </Screen>
  );
}

/** Mode of the business, and its status where it keeps payments from coming. */
function Mark({ status }: Pick<Business, 'status'>): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.mark}>
      {status !== 'ACTIVE' && (
        <Badge tone={statusTones[status]}>{t(`dashboard.status.${status}`)}</Badge>
      )}
      <ModeSwitch />
    </span>
  );
}
