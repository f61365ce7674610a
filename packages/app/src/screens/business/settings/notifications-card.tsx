import type { NotificationsSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Checkbox,
  Form,
  LoadedCard,
  Select,
  SettingField,
  TextArea,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { EventRules } from './event-rules.tsx';
import { textProps } from './field-props.ts';
import {
  digestPaces,
  type NotificationsField,
  notificationsFields,
  readEvents,
  readNotifications,
  textsOfNotifications,
  writeEvents,
} from './notifications-edits.ts';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import * as css from './setup.css.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Events that a business is notified of, by email and in the app, and the recipients of the emails. */
export function NotificationsCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('businessNotifications.title')}
      text={t('businessNotifications.text')}
      resource={useServices().payments.notifications(businessId)}
      failed={t('businessNotifications.loadFailed')}
      rows={6}
    >
      {(saved) => <NotificationsForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface NotificationsFormProps {
  readonly businessId: number;
  readonly saved: NotificationsSettings;
}

function NotificationsForm({ businessId, saved }: NotificationsFormProps): ReactElement {
  const t = useTranslate();
  const form = useSettingsForm<NotificationsSettings, NotificationsField>({
    ...{ businessId, form: `notifications of ${businessId}`, saved },
    resource: useServices().payments.notifications(businessId),
    read: (edits) => readNotifications(saved, edits),
    put: ({ settings }, changed) => settings.notifications.update(businessId, changed),
  });
  const values = { ...textsOfNotifications(saved), ...form.edits };
  return (
    <Form className={css.stack} onSubmit={form.save}>
      <SettingsNotices form={form} fields={notificationsFields} />
      <SettingField>
        <TextArea
          label={t('businessNotifications.recipients')}
          hint={t('businessNotifications.recipients.hint')}
          rows={3}
          spellCheck={false}
          {...textProps(form, { field: 'recipients', value: values.recipients, t })}
        />
      </SettingField>
      <p className={css.note}>{t('businessNotifications.reports')}</p>
      <EventRules
        chosen={{ byEmail: readEvents(values.byEmail), inApp: readEvents(values.inApp) }}
        disabled={form.state.isBusy}
        onChange={(way, events) => form.edit(way, writeEvents(events))}
      />
      <SettingField>
        <Select
          label={t('businessNotifications.digest')}
          hint={t('businessNotifications.digest.hint')}
          disabled={form.state.isBusy}
          value={values.digest}
          options={digestPaces.map((id) => ({
            id,
            text: t(`businessNotifications.digest.${id}`),
          }))}
          onValueChange={(id) => form.edit('digest', id)}
        />
      </SettingField>
      <Checkbox
        label={t('businessNotifications.lowGas')}
        disabled={form.state.isBusy}
        checked={values.warnsOfLowGas === 'yes'}
        onCheckedChange={(is) => form.edit('warnsOfLowGas', is ? 'yes' : 'no')}
      />
      <SaveButton form={form} />
    </Form>
  );
}
