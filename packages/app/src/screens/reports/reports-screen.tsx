import { transactionsTexts } from '@billfold/core/i18n';
import {
  businessTexts,
  paymentStatusTexts,
  paymentsTexts,
  reportsTexts,
} from '@billfold/core/internal';
import { type Business, isPermitted, type Report } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  Notice,
  Table,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { ModeSwitch } from '../business/mode-mark.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { MonthlyReportCard } from './monthly-report-card.tsx';
import { NewReportDialog } from './new-report-dialog.tsx';
import { ReportRow } from './report-row.tsx';
import * as css from './reports.css.ts';
import { useProgress } from './use-progress.ts';

/** Reports of the selected business, for members whose role sees them. */
export function ReportsScreen(): ReactElement {
  useTexts(businessTexts, reportsTexts, paymentsTexts, paymentStatusTexts, transactionsTexts);
  const t = useTranslate();
  return (
    <SelectedBusiness>
      {(business) =>
        isPermitted(business.role, 'view-reports') ? (
          <Reports key={business.id} business={business} />
        ) : (
          <Screen title={t('reports.title')}>
            <Notice tone="info">{t('reports.forbidden')}</Notice>
          </Screen>
        )
      }
    </SelectedBusiness>
  );
}

function Reports({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.reports(business.id);
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  useProgress(resource);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = state;
  const create = (
    <Button
      variant="primary"
      icon={icons.plus}
      aria-haspopup="dialog"
      onClick={() => setIsOpen(true)}
    >
      {t('reports.new')}
    </Button>
  );
  return (
    <Screen
      title={t('reports.title')}
      lead={t('reports.lead')}
      mark={<ModeSwitch />}
      action={data !== undefined && data.length > 0 && create}
    >
      <Card padding="none" aria-label={t('reports.title')}>
        {data === undefined && state.status === 'failed' ? (
          <ErrorState
            title={t('reports.loadFailed')}
            error={state.error}
            onRetry={() => void resource.refresh()}
          />
        ) : (
          <ReportList businessId={business.id} reports={data} action={create} />
        )}
      </Card>
      {isPermitted(business.role, 'manage-settings') && (
        <MonthlyReportCard businessId={business.id} />
      )}
      <NewReportDialog business={business} open={isOpen} onClose={() => setIsOpen(false)} />
    </Screen>
  );
}

interface ReportListProps {
  readonly businessId: number;
  /** Undefined while they load. */
  readonly reports: readonly Report[] | undefined;
  readonly action: ReactElement;
}

function ReportList({ businessId, reports, action }: ReportListProps): ReactElement {
  const t = useTranslate();
  const label = t('reports.title');
  if (reports === undefined)
    return <Table label={label} rows={null} loadingRows={3} getKey={String} columns={waiting} />;
  if (reports.length === 0)
    return (
      <EmptyState
        icon={icons.report}
        title={t('reports.empty.title')}
        text={t('reports.empty.text')}
        action={action}
      />
    );
  return (
    <ul className={css.rows} aria-label={label}>
      {reports.map((report) => (
        <ReportRow key={report.id} businessId={businessId} report={report} />
      ))}
    </ul>
  );
}

const waiting = [{ id: 'report', heading: '', draw: () => null }] as const;
