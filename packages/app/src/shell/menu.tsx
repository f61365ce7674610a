import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './menu.css.ts';
import { moveInMenu } from './move-in-menu.ts';
import { useDismiss } from './use-dismiss.ts';

export interface MenuProps {
  /** What the button is for. */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonClassName: string;
  /** Under the end of the button, as at the right of a bar. */
  readonly align?: 'start' | 'end' | undefined;
  /** MenuItems; `close` is called by them. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a menu under it: arrow keys, type-ahead, Escape, and a press elsewhere closes it. */
export function Menu(props: MenuProps): ReactElement {
  const { label, button, buttonClassName, align = 'start', children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsOpen(false);
    trigger.current?.focus();
  };
  useDismiss(root, { isOpen, onDismiss: () => setIsOpen(false), onEscape: close });
  return (
    <div ref={root} className={css.root}>
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={focusFirstItem}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={css.popup[align]}
          onKeyDown={moveInMenu}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  /** For one of several: whether it is the chosen one. */
  readonly isChosen?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, isChosen, children }: MenuItemProps): ReactElement {
  const item = { type: 'button', tabIndex: -1, className: css.item, onClick: onSelect } as const;
  return isChosen === undefined ? (
    <button {...item} role="menuitem">
      {children}
    </button>
  ) : (
    <button {...item} role="menuitemradio" aria-checked={isChosen}>
      {children}
    </button>
  );
}

function focusFirstItem(menu: HTMLElement | null): void {
  const chosen = menu?.querySelector<HTMLElement>('[aria-checked="true"]');
  (chosen ?? menu?.querySelector<HTMLElement>('[role^="menuitem"]'))?.focus();
}
