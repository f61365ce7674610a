'use client';
import { forwardRef, type MouseEvent, type ReactElement, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { ListPicker } from '../list-picker/list-picker.tsx';
import type { ChoiceChip } from './filter-chip.ts';
import * as css from './filter-chips.css.ts';

export interface ChoiceListProps {
  readonly chip: Pick<ChoiceChip, 'label' | 'options' | 'value' | 'anyText' | 'onChange'>;
  /** `rows` in a popover, `pills` in a sheet. */
  readonly look: 'rows' | 'pills';
  /** The name of the filter is read aloud only, where it stands above already. */
  readonly hidesLabel?: boolean | undefined;
  /** Called when the pointer chose; the arrow keys try one option after the other. */
  readonly onPointed?: ((id: string) => void) | undefined;
}

/** More options than this are searched in a list that scrolls; the statuses of a payment are as many. */
const most = 13;
const any = 'any';

/** Options of a filter, of which one applies. */
export const ChoiceList = forwardRef<HTMLFieldSetElement, ChoiceListProps>(function ChoiceList(
  { chip, look, hidesLabel = look === 'rows', onPointed },
  ref,
): ReactElement {
  const t = useTranslate();
  const name = useId();
  const { label, value, onChange } = chip;
  const options = [{ id: any, text: chip.anyText ?? t('filterChips.any') }, ...chip.options];
  const choose = (id: string): void => onChange(id === any ? null : id);
  if (chip.options.length > most)
    return (
      <ListPicker
        label={label}
        searchable
        options={options}
        value={value ?? any}
        onValueChange={choose}
      />
    );
  // A key that chooses makes a click too, without a pointer.
  const point = (event: MouseEvent, id: string): void => {
    if (event.detail > 0) onPointed?.(id);
  };
  return (
    <fieldset ref={ref} className={css.choices[look]}>
      <legend className={hidesLabel ? css.hiddenLegend : css.legend}>{label}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className={css.choice[look]}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={(value ?? any) === id}
            onChange={() => choose(id)}
            onClick={(event) => point(event, id)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
});
