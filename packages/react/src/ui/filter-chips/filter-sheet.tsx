'use client';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../dialog/dialog-parts.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { ChoiceList } from './choice-list.tsx';
import { countChips, type FilterChip } from './filter-chip.ts';
import * as css from './filter-chips.css.ts';

export interface FilterSheetProps {
  readonly chips: readonly FilterChip[];
  readonly onClear: () => void;
}

/** All filters of a list in a sheet from the bottom of a phone. Each applies at once. */
export function FilterSheet({ chips, onClear }: FilterSheetProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const opened = chips.filter((chip) => chip.kind !== 'toggle');
  const count = countChips(opened);
  // The only filter is called by its name.
  const [only, ...others] = opened;
  const isAlone = only !== undefined && others.length === 0;
  const title = isAlone ? only.label : t('filterChips.title');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        isAlone ? (
          // The chip beside it says what is set.
          <button type="button" className={css.chip}>
            <span className={css.chipText}>{title}</span>
            <Icon shape={icons.chevronDown} size={16} />
          </button>
        ) : (
          <Button icon={icons.filter} className={css.opener}>
            {count === 0 ? title : t('filterChips.set', { count })}
          </Button>
        )
      }
    >
      <DialogHeader title={title} />
      <DialogBody>
        <div className={css.sheet}>
          {opened.map((chip) =>
            chip.kind === 'choice' ? (
              <ChoiceList key={chip.id} chip={chip} look="pills" />
            ) : (
              <fieldset key={chip.id} className={css.group}>
                <legend className={css.legend}>{chip.label}</legend>
                {chip.drawFields(null)}
              </fieldset>
            ),
          )}
        </div>
      </DialogBody>
      <DialogFooter className={css.sheetActions}>
        <Button size="lg" wide onClick={onClear}>
          {t('filterChips.clear')}
        </Button>
        <Button variant="primary" size="lg" wide onClick={() => setIsOpen(false)}>
          {t('filterChips.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
