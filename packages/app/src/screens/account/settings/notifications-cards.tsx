import type { NotificationSettings, QuietHours } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { FormFailure, LoadedCard, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { type ChosenWay, EventsTable } from './events-table.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';

/** Notification choices and quiet hours; each change is saved at once. */
export function NotificationsCards(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  const { state, save } = useSave();
  const change = (settings: NotificationSettings, chosen: ChosenWay): void => {
    const events = settings.events.map((choice) =>
      choice.event === chosen.event ? { ...choice, [chosen.way]: chosen.isOn } : choice,
    );
    void save({ ...settings, events });
  };
  const saveQuiet = (settings: NotificationSettings, quietHours: QuietHours | null) =>
    save({ ...settings, quietHours });
  return (
    <>
      <LoadedCard
        title={t('accountNotifications.title')}
        resource={account.notifications}
        failed={t('accountNotifications.loadFailed')}
        rows={6}
      >
        {(settings) => (
          <>
            <FormFailure failure={state.failure} fields={[]} />
            <EventsTable
              settings={settings}
              isBusy={state.isBusy}
              onChange={(chosen) => change(settings, chosen)}
            />
          </>
        )}
      </LoadedCard>
      <LoadedCard
        title={t('accountNotifications.quiet')}
        resource={account.notifications}
        failed={t('accountNotifications.loadFailed')}
        rows={1}
      >
        {(settings) => (
          <QuietHoursForm
            quietHours={settings.quietHours}
            isBusy={state.isBusy}
            onSave={(quietHours) => saveQuiet(settings, quietHours)}
          />
        )}
      </LoadedCard>
    </>
  );
}

function useSave() {
  const { client, account } = useServices();
  const { state, submit } = useForm<never>();
  const save = async ({ events, quietHours }: NotificationSettings): Promise<void> => {
    const body = { events, quietHours };
    await submit({}, async () => {
      await client.user.updateNotifications(body);
      await Promise.all([account.notifications.invalidate(), account.score.invalidate()]);
    });
  };
  return { state, save };
}
