import { formatDay } from '@billfold/core';
import { useLocale } from '@billfold/react';
import type { ReactElement } from 'react';

/** Day of a calendar such as `2026-12-05`, in words; it is the same in every time zone. */
export function DayText({ day }: { readonly day: string }): ReactElement {
  const locale = useLocale();
  return <time dateTime={day}>{formatDay(new Date(day), 'UTC', locale)}</time>;
}
