'use client';
import { type ButtonHTMLAttributes, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './menu.css.ts';
import { useMenu } from './menu-context.ts';

export interface MenuItemProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onSelect' | 'onClick'> {
  readonly onSelect: () => void;
  readonly icon?: IconShape | undefined;
  /** For one of several: whether it is the chosen one. */
  readonly isChosen?: boolean | undefined;
  /** Its effect can be seen, and the next one is at hand. */
  readonly keepsOpen?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly children: ReactNode;
}

/** Item of a Menu: an action, or one choice of several. */
export const MenuItem = forwardRef<HTMLButtonElement, MenuItemProps>(function MenuItem(
  { onSelect, icon, isChosen, keepsOpen = false, danger = false, className, children, ...rest },
  ref,
) {
  const { close } = useMenu();
  const select = () => {
    // First, so that a dialog which it opens gives the focus back to the trigger.
    if (!keepsOpen) close();
    onSelect();
  };
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      {...(isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': isChosen })}
      tabIndex={-1}
      className={classNames(css.item, danger && css.danger, className)}
      onClick={select}
    >
      {icon && <Icon shape={icon} size={16} className={css.icon} />}
      <span className={css.text}>{children}</span>
      {isChosen && <Icon shape={icons.check} size={16} className={css.icon} />}
    </button>
  );
});

/** Above the items, such as whose menu it is. */
export const MenuHeading = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function MenuHeading({ className, ...rest }, ref) {
    return (
      <div ref={ref} role="presentation" {...rest} className={classNames(css.heading, className)} />
    );
  },
);

/** Between groups of items. */
export const MenuDivider = forwardRef<HTMLHRElement, HTMLAttributes<HTMLHRElement>>(
  function MenuDivider({ className, ...rest }, ref) {
    return <hr ref={ref} {...rest} className={classNames(css.divider, className)} />;
  },
);
