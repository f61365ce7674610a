import type { Report } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useForm } from '@billfold/react/internal';
import { useServices } from '../../services/services-context.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';

export interface CreateAgainOptions {
  readonly businessId: number;
  readonly report: Report;
}

/** Returns the call that creates another report of the same kind and period, while the old one stays in the list. */
export function useCreateAgain({ businessId, report }: CreateAgainOptions) {
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
  return { isBusy: state.isBusy, create } as const;
}
