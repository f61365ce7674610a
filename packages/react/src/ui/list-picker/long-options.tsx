'use client';
import { type ReactElement, useCallback } from 'react';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import * as css from './list-picker.css.ts';
import type { OptionsProps } from './open-list.ts';
import { OptionRow } from './option-row.tsx';

/** Options beyond what can be drawn at once. Loaded with the first list that is so long. */
export function LongOptions({ id, label, value, list, tall = false }: OptionsProps): ReactElement {
  const { shown } = list;
  const renderRow = useCallback(
    (index: number) => {
      const option = shown[index];
      return (
        option && (
          <OptionRow
            listId={id}
            index={index}
            option={option}
            value={value}
            list={list}
            of={shown.length}
          />
        )
      );
    },
    [id, value, list, shown],
  );
  return (
    <div className={css.longList}>
      <VirtualList
        id={id}
        role="listbox"
        label={label}
        count={shown.length}
        rowHeight={tall ? css.tallOptionHeightPx : css.optionHeightPx}
        height={css.longListHeight}
        renderRow={renderRow}
        shownRow={list.active}
      />
    </div>
  );
}
