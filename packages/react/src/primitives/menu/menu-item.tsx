'use client';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import * as css from './menu.css.ts';
import { useMenu } from './menu-context.ts';

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly icon?: IconName | undefined;
  /** For one of several: whether it is the chosen one. */
  readonly isChosen?: boolean | undefined;
  /** Its effect can be seen, and the next one is at hand. */
  readonly keepsOpen?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps): ReactElement {
  const { onSelect, icon, isChosen, keepsOpen = false, danger = false, children } = props;
  const { close } = useMenu();
  const select = () => {
    // First, so that a dialog which it opens gives the focus back to the trigger.
    if (!keepsOpen) close();
    onSelect();
  };
  return (
    <button
      type="button"
      {...(isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': isChosen })}
      tabIndex={-1}
      className={classNames(css.item, danger && css.danger)}
      onClick={select}
    >
      {icon && <Icon name={icon} size={16} className={css.icon} />}
      <span className={css.text}>{children}</span>
      {isChosen && <Icon name="check" size={16} className={css.icon} />}
    </button>
  );
}

/** Above the items, such as whose menu it is. */
export function MenuHeading({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.heading} role="presentation">
      {children}
    </div>
  );
}

export function MenuDivider(): ReactElement {
  return <hr className={css.divider} />;
}
