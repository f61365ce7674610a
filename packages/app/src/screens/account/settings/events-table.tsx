import type { NotificationEvent, NotificationSettings } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { CheckMark } from './check-mark.tsx';
import * as css from './events-table.css.ts';

const ways = ['email', 'inApp'] as const;

export interface ChosenWay {
  readonly event: NotificationEvent;
  readonly way: (typeof ways)[number];
  readonly isOn: boolean;
}

export interface EventsTableProps {
  readonly settings: NotificationSettings;
  readonly isBusy: boolean;
  readonly onChange: (chosen: ChosenWay) => void;
}

/** Event by way. What always is mailed says so in place of a choice. */
export function EventsTable({ settings, isBusy, onChange }: EventsTableProps): ReactElement {
  const t = useTranslate();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.heading}>{t('accountNotifications.event')}</th>
          {ways.map((way) => (
            <th key={way} className={css.wayHeading}>
              {t(`accountNotifications.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.events.map((choice) => {
          const { event } = choice;
          const name = t(`accountNotifications.event.${event}`);
          const isRequired = settings.required.includes(event);
          return (
            <tr key={event} className={css.row}>
              <th scope="row" className={css.name}>
                {name}
                {isRequired && (
                  <span className={css.note}>{t('accountNotifications.required')}</span>
                )}
              </th>
              {ways.map((way) => (
                <td key={way} className={css.way}>
                  <CheckMark
                    label={t(`accountNotifications.by.${way}`, { event: name })}
                    checked={choice[way]}
                    disabled={way === 'email' && isRequired}
                    onChange={(isOn) => {
                      if (!isBusy) onChange({ event, way, isOn });
                    }}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
