'use client';
import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  memo,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import { useRowWindow } from './use-row-window.ts';
import * as css from './virtual-list.css.ts';

export interface VirtualListProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'aria-label' | 'onScroll'> {
  readonly label: string;
  /** How many rows there are. */
  readonly count: number;
  /** Height of each row in CSS px. */
  readonly rowHeight: number;
  /** How high the list is, as a CSS length; it scrolls beyond. */
  readonly height: string;
  /**
   * Draws a row. What it draws is used again for another row, so that it keeps no state of its own.
   * A new function renders every row again: keep it (`useCallback`) while nothing changes.
   */
  readonly renderRow: (index: number) => ReactNode;
  /** Index of a row to keep in sight, such as the one that keys have marked. */
  readonly shownRow?: number | undefined;
  /** `listbox`: the rows draw the options themselves, and a separate field has the focus. */
  readonly role?: 'list' | 'listbox' | undefined;
}

/**
 * A list of any length with rows of one height, of which only those in sight are drawn. A row that
 * leaves at one end comes back at the other, so that scrolling makes no elements.
 */
export const VirtualList = forwardRef(function VirtualList(
  props: VirtualListProps,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { label, count, rowHeight, height, renderRow, shownRow, role = 'list', ...rest } = props;
  const { className, style, ...attributes } = rest;
  const list = useRef<HTMLDivElement>(null);
  useSharedRef(ref, list);
  const { first, drawn } = useRowWindow(list, { count, rowHeight, shownRow });
  return (
    <div
      tabIndex={role === 'list' ? 0 : undefined}
      {...attributes}
      {...{ 'aria-label': label }}
      ref={list}
      role={role}
      className={classNames(css.list, className)}
      style={{ ...style, height: `min(${height}, ${count * rowHeight}px)` }}
    >
      <div role="presentation" className={css.room} style={{ height: `${count * rowHeight}px` }}>
        {Array.from({ length: drawn }, (_, offset) => {
          const index = first + offset;
          return (
            <Row
              key={index % drawn}
              index={index}
              count={count}
              rowHeight={rowHeight}
              isItem={role === 'list'}
              renderRow={renderRow}
            />
          );
        })}
      </div>
    </div>
  );
});

const Row = memo(function Row(
  props: Pick<VirtualListProps, 'count' | 'rowHeight' | 'renderRow'> & {
    readonly index: number;
    readonly isItem: boolean;
  },
): ReactElement {
  const { index, count, rowHeight, isItem, renderRow } = props;
  const style: CSSProperties = {
    height: `${rowHeight}px`,
    transform: `translateY(${index * rowHeight}px)`,
  };
  return (
    <div
      className={css.row}
      style={style}
      {...(isItem
        ? { role: 'listitem', 'aria-setsize': count, 'aria-posinset': index + 1 }
        : { role: 'presentation' })}
    >
      {renderRow(index)}
    </div>
  );
});
