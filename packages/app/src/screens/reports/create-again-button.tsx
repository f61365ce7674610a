import type { Report } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { Button, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
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
  const { business, payments } = useServices();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const { state, submit } = useForm<never>();
  const { type, from, to, format, livemode } = report;
  const create = async (): Promise<void> => {
    const done = await submit({}, () =>
      business.call(({ reports }) =>
        reports.create(businessId, { type, from, to, format, livemode }, { idempotencyKey }),
      ),
    );
    if (done === null) return;
    renewKey();
    notify.success(t('reports.created'));
    void payments.reports(businessId).refresh();
  };
  const action = t('reports.again');
  return (
    <Button
      size="sm"
      variant="plain"
      busy={state.isBusy}
      aria-label={t('reports.preview.of', { action, from, to })}
      onClick={() => void create()}
    >
      {action}
    </Button>
  );
}
