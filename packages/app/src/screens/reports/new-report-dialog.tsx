import { fieldMessage } from '@billfold/core/flows';
import { type Business, reportTypes } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useClient, useResource } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  RadioCards,
  Select,
  TextField,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';
import { useTypedFields } from '../payments/use-typed-fields.ts';
import {
  type ReportField,
  type ReportFields,
  readReport,
  reportPeriods,
} from './report-request.ts';
import * as css from './reports.css.ts';

export interface NewReportDialogProps {
  readonly business: Business;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the period and the format of a new report. */
export function NewReportDialog({ open, ...props }: NewReportDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <NewReportForm {...props} />
    </FormDialog>
  );
}

const fieldsAtFirst: ReportFields = {
  ...{ type: 'PAYMENTS', period: 'lastMonth', from: '', to: '', format: 'CSV' },
};

function NewReportForm(props: Omit<NewReportDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { business, onClose } = props;
  const { values, change, state, create } = useNewReport(props);
  const { data } = useResource(useServices().business.detail(business.id));
  const day = (field: ReportField) => ({
    type: 'date',
    value: values[field],
    onValueChange: (text: string) => change({ [field]: text }, field),
    error: fieldMessage(state, field, t),
  });
  return (
    <FormDialogContent
      title={t('reports.new.title')}
      submit={t('reports.new.submit')}
      isBusy={state.isBusy}
      onSubmit={create}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['from', 'to']} />
      <Select
        label={t('reports.new.type')}
        value={values.type}
        options={reportTypes.map((id) => ({ id, text: t(`reports.type.${id}`) }))}
        onValueChange={(type) => change({ type })}
        hint={t(
          `reports.type.${reportTypes.find((each) => each === values.type) ?? 'PAYMENTS'}.text`,
        )}
      />
      <Select
        label={t('reports.new.period')}
        value={values.period}
        options={reportPeriods.map((id) => ({ id, text: t(`transactions.period.${id}`) }))}
        onValueChange={(period) => change({ period }, 'from', 'to')}
        hint={data && t('reports.new.zone', { timezone: data.timezone })}
      />
      {values.period === 'own' && (
        <div className={css.days}>
          <TextField label={t('reports.new.from')} {...day('from')} />
          <TextField label={t('reports.new.to')} {...day('to')} />
        </div>
      )}
      <RadioCards
        label={t('reports.new.format')}
        value={values.format}
        onValueChange={(format) => change({ format })}
        options={[
          { value: 'CSV', title: t('reports.new.CSV'), details: [t('reports.new.CSV.text')] },
          { value: 'JSON', title: t('reports.new.JSON'), details: [t('reports.new.JSON.text')] },
        ]}
      />
    </FormDialogContent>
  );
}

function useNewReport({ business, onClose }: Omit<NewReportDialogProps, 'open'>) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const mode = useModeQuery();
  const { clock } = useClient().platform;
  const { state, clearErrors, submit } = useForm<ReportField>();
  const typed = useTypedFields<keyof ReportFields>(`new report of ${business.id}`, {
    ...fieldsAtFirst,
  });
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const change = (next: Partial<ReportFields>, ...refused: readonly ReportField[]): void => {
    typed.change(next);
    renewKey();
    clearErrors(...refused);
  };
  const create = async (): Promise<void> => {
    const { invalid, body } = readReport(typed.values, new Date(clock.now()));
    const done = await submit(invalid, () =>
      services.business.call(({ reports }) =>
        reports.create(business.id, { ...body, ...mode }, { idempotencyKey }),
      ),
    );
    if (done === null) return;
    typed.clear();
    onClose();
    notify.success(t('reports.created'));
    void services.payments.reports(business.id).refresh();
  };
  return { values: typed.values, change, state, create };
}
