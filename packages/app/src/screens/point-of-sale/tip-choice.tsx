import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { AmountInput } from '../payments/price-fields.tsx';
import { StateChips } from '../payments/state-chips.tsx';
import * as css from './point-of-sale.css.ts';
import { type Tip, tipPercents } from './sale.ts';

export interface TipChoiceProps {
  readonly tip: Tip;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (tip: Tip) => void;
}

/** Tip of a sale: none, a usual percentage, or any amount. */
export function TipChoice({ tip, currency, disabled, onChange }: TipChoiceProps): ReactElement {
  const t = useTranslate();
  const options = [
    { id: 'none', text: t('pos.tip.none') },
    ...tipPercents.map((percent) => ({
      id: String(percent),
      text: t('pos.tip.percent', { percent }),
    })),
    { id: 'custom', text: t('pos.tip.custom') },
  ];
  const choose = (id: string): void => {
    if (disabled) return;
    if (id === 'none' || id === 'custom') onChange({ ...tip, kind: id });
    else onChange({ ...tip, kind: 'percent', percent: Number(id) });
  };
  return (
    <div className={css.tip}>
      <span className={css.tipLabel} aria-hidden="true">
        {t('pos.tip')}
      </span>
      <StateChips
        label={t('pos.tip')}
        options={options}
        value={tip.kind === 'percent' ? String(tip.percent) : tip.kind}
        onChange={choose}
      />
      {tip.kind === 'custom' && (
        <AmountInput
          label={t('pos.tip.amount')}
          currency={currency}
          trailing={currency}
          readOnly={disabled}
          value={tip.custom}
          onValueChange={(custom) => onChange({ ...tip, custom })}
        />
      )}
    </div>
  );
}
