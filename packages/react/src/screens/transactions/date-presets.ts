/** A first and a last day, each as `2026-11-20`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}
/** First and last day that a list is filtered by; null where it is open. */
export type DaysFilter = Readonly<Record<keyof DayRange, string | null>>;

export const datePresets = [
  'today',
  'week',
  'month',
  'quarter',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** The days of `preset` by the clock and the time zone of the reader, today among them where it fits. */
export function daysOf(preset: DatePreset, now: Date): DayRange {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const to = dayOf(now);
  switch (preset) {
    case 'today':
      return { from: to, to };
    case 'week':
      return { from: dayOf(new Date(year, month, date - 6)), to };
    case 'month':
      return { from: dayOf(new Date(year, month, date - 29)), to };
    case 'quarter':
      return { from: dayOf(new Date(year, month, date - 89)), to };
    case 'thisMonth':
      return { from: dayOf(new Date(year, month, 1)), to };
    case 'lastMonth':
      return {
        from: dayOf(new Date(year, month - 1, 1)),
        to: dayOf(new Date(year, month, 0)),
      };
    case 'thisYear':
      return { from: dayOf(new Date(year, 0, 1)), to };
    default:
      return preset satisfies never;
  }
}

/** Returns the preset that these days match today; null for a range of the user's own. */
export function presetOf(
  range: Partial<Record<keyof DayRange, string | null>>,
  now: Date,
): DatePreset | null {
  const isMeant = (preset: DatePreset): boolean => {
    const { from, to } = daysOf(preset, now);
    return from === range.from && to === range.to;
  };
  return datePresets.find(isMeant) ?? null;
}

function dayOf(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
