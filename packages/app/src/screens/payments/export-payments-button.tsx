import { useTranslate } from '@billfold/react';
import { DownloadButton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { filtersOf, type PaymentsQuery } from './payments-query.ts';

export interface ExportPaymentsButtonProps {
  readonly businessId: number;
  readonly query: PaymentsQuery;
}

/** Exports all payments that the filters leave, on every page. */
export function ExportPaymentsButton({
  businessId,
  query,
}: ExportPaymentsButtonProps): ReactElement {
  const t = useTranslate();
  const { call } = useServices().business;
  const mode = useModeQuery();
  return (
    <DownloadButton
      label={t('payments.export')}
      load={() =>
        call(({ payments }) => payments.export(businessId, { ...filtersOf(query), ...mode }))
      }
      done={t('payments.exported')}
    />
  );
}
