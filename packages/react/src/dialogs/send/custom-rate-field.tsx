'use client';
import type { CustomFee } from '@billfold/core';
import type { ReactElement } from 'react';
import { withOwnPoint } from '../../ui/amount-field/with-own-point.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

export interface CustomRateFieldProps {
  readonly fee: CustomFee;
  readonly onRateChange: (rate: string) => void;
  readonly disabled: boolean;
}

/** Field of the custom fee rate, validated at every keystroke. */
export function CustomRateField(props: CustomRateFieldProps): ReactElement {
  const t = useTranslate();
  const { rate, error, lowest, highest } = props.fee;
  return (
    <TextField
      label={t('send.priority.rate')}
      value={rate}
      onValueChange={(text) => props.onRateChange(withOwnPoint(text))}
      disabled={props.disabled}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      trailing={t('send.priority.rate.unit')}
      hint={
        highest === null
          ? t('send.priority.rate.least', { lowest })
          : t('send.priority.rate.range', { lowest, highest })
      }
      error={error === null ? undefined : t(`send.priority.rate.${error}`)}
    />
  );
}
