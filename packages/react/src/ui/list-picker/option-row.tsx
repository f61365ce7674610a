'use client';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './list-picker.css.ts';
import type { ListPickerChoice, OpenList } from './open-list.ts';

export interface OptionRowProps {
  readonly listId: string;
  readonly index: number;
  readonly option: ListPickerChoice;
  /** Id of the chosen one. */
  readonly value: string | null;
  readonly list: OpenList;
  /** In a list of rows of one height: how many there are in all. */
  readonly of?: number | undefined;
}

/** An option of an open list. The focus stays in the field, whose keys mark it. */
export function OptionRow(props: OptionRowProps): ReactElement {
  const { listId, index, option, value, list, of } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as above.
    <div
      id={`${listId}-${index}`}
      role="option"
      className={of === undefined ? css.option : css.rowOption}
      aria-selected={option.id === value}
      aria-disabled={option.disabled}
      {...(of !== undefined && { 'aria-setsize': of, 'aria-posinset': index + 1 })}
      data-index={index}
      data-active={index === list.active || undefined}
      onPointerMove={() => list.point(index)}
      onClick={() => list.pick(option)}
    >
      <span className={css.value}>{option.content ?? option.text}</span>
      {option.id === value && <Icon shape={icons.check} className={css.check} />}
    </div>
  );
}
