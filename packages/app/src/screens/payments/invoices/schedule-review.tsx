import { dayOfSchedule, type ScheduleDays } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Fragment, type ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { type ReviewedInvoice, type ReviewProps, SendReview } from './send-review.tsx';

export interface ReviewedSchedule extends ReviewedInvoice, ScheduleDays {
  /** Days until each invoice is due; null for no due date. */
  readonly dueDays: number | null;
}

interface ScheduleReviewProps extends ReviewProps {
  readonly schedule: ReviewedSchedule;
}

/** Last look at a schedule: its first days name how it goes on, as on the 31st of shorter months. */
export function ScheduleReview({ schedule, ...review }: ScheduleReviewProps): ReactElement {
  const { frequency, endOn, dueDays } = schedule;
  const t = useTranslate();
  const [first, ...next] = shownNumbers.flatMap((number) => dayOfSchedule(schedule, number) ?? []);
  return (
    <SendReview
      {...review}
      title={t('linkInvoice.review.title.schedule')}
      submit={t('linkInvoice.new.createSchedule')}
      invoice={schedule}
      rhythm={t(`linkInvoices.frequency.${frequency}`)}
      days={[
        ...(first === undefined
          ? []
          : [{ label: t('linkInvoice.review.first'), value: <DayText day={first} /> }]),
        ...(next.length === 0
          ? []
          : [{ label: t('linkInvoice.review.next'), value: <Days days={next} /> }]),
        {
          label: t('linkInvoice.review.last'),
          value: endOn === null ? t('linkInvoice.review.endless') : <DayText day={endOn} />,
        },
        {
          label: t('linkInvoice.review.due'),
          value:
            dueDays === null
              ? t('linkInvoice.review.undated')
              : t('linkInvoice.review.dueDays', { count: dueDays }),
        },
      ]}
    />
  );
}

function Days({ days }: { readonly days: readonly string[] }): ReactElement {
  return (
    <>
      {days.map((day, index) => (
        <Fragment key={day}>
          {index > 0 && ' · '}
          <DayText day={day} />
        </Fragment>
      ))}
    </>
  );
}

/** Numbers of the days that are shown. */
const shownNumbers = [0, 1, 2];
