import type { NotificationsSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Form, LoadedCard, Select } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { SaveButton } from '../business/settings/save-button.tsx';
import { SettingsNotices } from '../business/settings/settings-notices.tsx';
import { useSettingsForm } from '../business/settings/use-settings-form.ts';
import * as css from './reports.css.ts';

/** Report on the last month that owners are emailed, or none. */
export function MonthlyReportCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('reports.monthly')}
      text={t('reports.monthly.text')}
      resource={useServices().payments.notifications(businessId)}
      failed={t('reports.monthly.loadFailed')}
      rows={1}
    >
      {(saved) => <MonthlyReportForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface MonthlyReportFormProps {
  readonly businessId: number;
  readonly saved: NotificationsSettings;
}

const choices = ['NONE', 'PAYMENTS', 'TAX'] as const satisfies readonly Choice[];
type Choice = NotificationsSettings['monthlyReport'];

function MonthlyReportForm({ businessId, saved }: MonthlyReportFormProps): ReactElement {
  const t = useTranslate();
  const form = useSettingsForm<NotificationsSettings, 'monthlyReport'>({
    ...{ businessId, form: `monthly report of ${businessId}`, saved },
    resource: useServices().payments.notifications(businessId),
    read: ({ monthlyReport }) => ({
      invalid: {},
      settings: { ...saved, monthlyReport: findChoice(monthlyReport) ?? saved.monthlyReport },
    }),
    put: ({ settings }, changed) => settings.notifications.update(businessId, changed),
  });
  return (
    <Form className={css.monthly} onSubmit={form.save}>
      <SettingsNotices form={form} fields={[]} />
      <Select
        label={t('reports.monthly.choice')}
        value={findChoice(form.edits['monthlyReport']) ?? saved.monthlyReport}
        options={choices.map((id) => ({ id, text: t(`reports.monthly.${id}`) }))}
        onValueChange={(id) => form.edit('monthlyReport', id)}
      />
      <SaveButton form={form} />
    </Form>
  );
}

function findChoice(text: string | undefined): Choice | undefined {
  return choices.find((each) => each === text);
}
