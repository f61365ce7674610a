import { useTranslate } from '@billfold/react';

/** Returns how to write a number of minutes, in hours where they are whole. */
export function useMinutesText(): (minutes: number) => string {
  const t = useTranslate();
  return (minutes) =>
    minutes >= 60 && minutes % 60 === 0
      ? t('businessSetup.hours', { count: minutes / 60 })
      : t('businessSetup.minutes', { count: minutes });
}
