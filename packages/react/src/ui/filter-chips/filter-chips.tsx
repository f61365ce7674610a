'use client';
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode, useRef } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { Popover } from '../popover/popover.tsx';
import { ChoiceList } from './choice-list.tsx';
import {
  type ChoiceChip,
  chosenText,
  clearChip,
  countChips,
  type FieldsChip,
  type FilterChip,
  type ToggleChip,
} from './filter-chip.ts';
import * as css from './filter-chips.css.ts';
import { FilterSheet } from './filter-sheet.tsx';

export interface FilterChipsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'aria-label'> {
  /** Accessible name of the filters. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** Clears every filter of the list, those outside of the chips too. */
  readonly onClear: () => void;
  /** True while a filter outside of the chips is set, such as a search. */
  readonly hasOthers?: boolean | undefined;
  /** True where the page has the button that clears them elsewhere, such as in its empty list. */
  readonly hidesClear?: boolean | undefined;
  /** Field of the list's search, which stands before the chips on their line where there is room. */
  readonly search?: ReactNode;
  /**
   * How many items match: the end of the line of the chips, and on a phone a line below them. False while it is not
   * known. With it the head of a list is one line.
   */
  readonly count?: ReactNode;
  /** Line under the chips, such as the sum of the items that match. */
  readonly summary?: ReactNode;
}

/**
 * Filters of a list in one line of chips. On a phone one button opens them in a sheet, and the
 * filters that are set stand beside it.
 */
export const FilterChips = forwardRef<HTMLDivElement, FilterChipsProps>(function FilterChips(
  { label, chips, onClear, hasOthers = false, hidesClear = false, search, count, summary, ...rest },
  ref,
): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const isAny = hasOthers || countChips(chips) > 0;
  // The only chip that is set has a button of its own to clear it.
  const isOneChip = isPhone && !hasOthers && countChips(chips) === 1;
  const bar = useRef<HTMLDivElement>(null);
  // A button that clears is gone then: without another place the focus would fall to the page.
  const focusFirst = () => bar.current?.querySelector('button')?.focus();
  const isOneLine = count !== undefined;
  const clear = isAny && !isOneChip && !hidesClear && (
    <Button
      variant="plain"
      size="sm"
      className={css.clear}
      onClick={() => {
        onClear();
        focusFirst();
      }}
    >
      {t('filterChips.clear')}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around the chips.
    <div
      ref={ref}
      {...rest}
      role="group"
      aria-label={label}
      className={classNames(css.chips, isOneLine && css.oneLine, rest.className)}
    >
      <div className={classNames(css.head, isOneLine && css.wholeHead)}>
        {search}
        <div ref={bar} className={css.bar}>
          {isPhone && chips.length > 0 && <FilterSheet chips={chips} onClear={onClear} />}
          {/* In sight beside the button that counts them. */}
          {isPhone &&
            chips.map((chip) =>
              chip.kind === 'toggle' || chip.value === null ? null : (
                <Removable key={chip.id} chip={chip} onRemoved={focusFirst} />
              ),
            )}
          {chips.map((chip) => {
            if (chip.kind === 'toggle') return <Toggle key={chip.id} chip={chip} />;
            return isPhone ? null : <Opener key={chip.id} chip={chip} />;
          })}
          {isOneLine && !isPhone && clear}
        </div>
        {isOneLine && !isPhone && <div className={css.countAtEnd}>{count}</div>}
      </div>
      {isOneLine && isPhone && (Boolean(count) || !hidesClear) && (
        <div className={css.countLine}>
          <div className={css.summary}>{count}</div>
          {clear}
        </div>
      )}
      {isOneLine && summary && <div className={css.summary}>{summary}</div>}
      {/* A page that clears elsewhere, and counts nothing, needs no line. */}
      {!isOneLine && (summary !== undefined || isAny) && !(hidesClear && !summary) && (
        <div className={css.line}>
          <div className={css.summary}>{summary}</div>
          {clear}
        </div>
      )}
    </div>
  );
});

function Toggle({ chip }: { readonly chip: ToggleChip }): ReactElement {
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={chip.isOn}
      onClick={() => chip.onChange(!chip.isOn)}
    >
      {chip.label}
      {chip.count !== undefined && chip.count > 0 && (
        <>
          {' '}
          <span className={css.count}>{chip.count}</span>
        </>
      )}
    </button>
  );
}

function Opener({ chip }: { readonly chip: ChoiceChip | FieldsChip }): ReactElement {
  const t = useTranslate();
  const { label } = chip;
  const value = chosenText(chip);
  return (
    <Popover
      label={label}
      trigger={
        <button type="button" className={css.chip} data-set={value === null ? undefined : ''}>
          <span className={css.chipText}>
            {value === null ? label : t('filterChips.chosen', { label, value })}
          </span>
          <Icon shape={icons.chevronDown} size={16} />
        </button>
      }
    >
      {(close) =>
        chip.kind === 'fields' ? (
          <div className={css.fields}>{chip.drawFields(close)}</div>
        ) : (
          <ChoiceList chip={chip} look="rows" onPointed={close} />
        )
      }
    </Popover>
  );
}

interface RemovableProps {
  readonly chip: ChoiceChip | FieldsChip;
  readonly onRemoved: () => void;
}

/** Set filter of a phone; a press clears it. */
function Removable({ chip, onRemoved }: RemovableProps): ReactElement {
  const t = useTranslate();
  const { label } = chip;
  const value = chosenText(chip) ?? '';
  return (
    <button
      type="button"
      className={css.chip}
      data-set=""
      aria-label={t('filterChips.remove', { label, value })}
      onClick={() => {
        clearChip(chip);
        onRemoved();
      }}
    >
      <span className={css.chipText}>{value}</span>
      <Icon shape={icons.close} size={16} />
    </button>
  );
}
