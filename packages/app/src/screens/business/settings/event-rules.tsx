import {
  type BusinessNotificationEvent,
  businessNotificationEvents,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { CheckMark } from '../../account/settings/check-mark.tsx';
import * as css from '../../account/settings/events-table.css.ts';

const ways = ['byEmail', 'inApp'] as const;
type Way = (typeof ways)[number];

export interface EventRulesProps {
  readonly chosen: Readonly<Record<Way, readonly BusinessNotificationEvent[]>>;
  readonly disabled: boolean;
  /** Gets all chosen events of the way. */
  readonly onChange: (way: Way, events: readonly BusinessNotificationEvent[]) => void;
}

/** Table of the events of a business, with a choice for each way of being notified. */
export function EventRules({ chosen, disabled, onChange }: EventRulesProps): ReactElement {
  const t = useTranslate();
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <th className={css.heading}>{t('businessNotifications.event')}</th>
          {ways.map((way) => (
            <th key={way} className={css.wayHeading}>
              {t(`businessNotifications.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {businessNotificationEvents.map((event) => {
          const name = t(`businessNotifications.${event}`);
          return (
            <tr key={event} className={css.row}>
              <th scope="row" className={css.name}>
                {name}
                <span className={css.note}>{t(`businessNotifications.${event}.text`)}</span>
              </th>
              {ways.map((way) => (
                <td key={way} className={css.way}>
                  <CheckMark
                    label={t(`businessNotifications.of.${way}`, { event: name })}
                    checked={chosen[way].includes(event)}
                    disabled={disabled}
                    onChange={(isOn) => {
                      const others = chosen[way].filter((each) => each !== event);
                      onChange(way, isOn ? [...others, event] : others);
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
