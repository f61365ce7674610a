'use client';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import * as css from './notification-centre.css.ts';

export interface BellPopoverProps {
  /** Accessible name of the list. */
  readonly title: string;
  /** Accessible name of the bell, with the number of unread notifications. */
  readonly label: string;
  /** Number on the bell; empty where nothing is unread. */
  readonly count: string;
  readonly onPress?: (() => void) | undefined;
  readonly children: (close: () => void) => ReactNode;
  readonly className?: string | undefined;
}

/** Bell with the number of unread notifications, and the list that it opens. */
export function BellPopover(props: BellPopoverProps): ReactElement {
  const { title, label, count, onPress, children, className } = props;
  return (
    <Popover
      label={title}
      align="end"
      className={className}
      trigger={
        <button type="button" className={css.bell} aria-label={label} onClick={onPress}>
          <Icon shape={icons.bell} />
          {count !== '' && (
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
          )}
        </button>
      }
    >
      {(close) => <div className={css.panel}>{children(close)}</div>}
    </Popover>
  );
}
