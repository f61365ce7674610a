import { useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  downloadFile,
  IconButton,
  icons,
  useForm,
  useIsPhone,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
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
  const notify = useNotify();
  const isPhone = useIsPhone();
  const { call } = useServices().business;
  const { state, submit } = useForm<never>();
  const download = async (): Promise<void> => {
    const done = await submit({}, () =>
      call(({ payments }) => payments.export(businessId, filtersOf(query))),
    );
    if (done === null) return;
    downloadFile(document, done.answer);
    notify.success(t('payments.exported'));
  };
  const label = t('payments.export');
  if (isPhone)
    return (
      <IconButton
        icon={icons.download}
        label={label}
        aria-disabled={state.isBusy}
        onClick={() => void download()}
      />
    );
  return (
    <Button icon={icons.download} busy={state.isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
