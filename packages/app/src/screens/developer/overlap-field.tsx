import { type OverlapHours, overlapHours } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { RadioCards } from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface OverlapFieldProps {
  readonly value: OverlapHours;
  readonly disabled: boolean;
  readonly onValueChange: (hours: OverlapHours) => void;
}

/** Choice of how long a replaced secret works alongside the new one. */
export function OverlapField({ value, disabled, onValueChange }: OverlapFieldProps): ReactElement {
  const t = useTranslate();
  return (
    <RadioCards<`${OverlapHours}`>
      label={t('developer.overlap')}
      value={`${value}`}
      disabled={disabled}
      options={overlapHours.map((hours) => ({
        value: `${hours}` as const,
        title: t(`developer.overlap.${hours}`),
      }))}
      onValueChange={(chosen) => {
        const hours = overlapHours.find((each) => `${each}` === chosen);
        if (hours !== undefined) onValueChange(hours);
      }}
    />
  );
}
