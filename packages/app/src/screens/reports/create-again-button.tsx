import { isBillfoldError } from '@billfold/core';
import type { Report } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { Button, useReportProblem } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';

export interface CreateAgainButtonProps {
  readonly businessId: number;
  readonly report: Report;
}

/** Creates another report of the same kind and period; the old one stays in the list. */
export function CreateAgainButton({ businessId, report }: CreateAgainButtonProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const reportProblem = useReportProblem();
  const { business, payments } = useServices();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const { type, from, to, format, livemode } = report;
  const create = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await business.call(({ reports }) =>
        reports.create(businessId, { type, from, to, format, livemode }, { idempotencyKey }),
      );
      renewKey();
      notify.success(t('reports.created'));
      void payments.reports(businessId).refresh();
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      reportProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  const action = t('reports.again');
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('reports.preview.of', { action, from, to })}
      onClick={() => void create()}
    >
      {action}
    </Button>
  );
}
