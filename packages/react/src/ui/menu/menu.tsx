'use client';
import { forwardRef, type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import * as popupCss from '../popup/popup.css.ts';
import { PopupTrigger, type PopupTriggerProps } from '../popup/popup-trigger.tsx';
import { usePopup } from '../popup/use-popup.ts';
import * as css from './menu.css.ts';
import { MenuContext } from './menu-context.ts';
import { moveInMenu } from './move-in-menu.ts';

export interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string;
  /** A button, which names itself. */
  readonly trigger: ReactElement<PopupTriggerProps>;
  /** Under the end of the trigger, as at the end of a bar. */
  readonly align?: 'start' | 'end' | undefined;
  /** MenuItems, with a MenuHeading or MenuDividers among them. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Actions under a button: arrow keys, first letters, Escape; a press elsewhere closes it. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { label, trigger, align = 'start', children, className } = props;
  const id = useId();
  const popup = usePopup({ align, focus: focusFirstItem });
  const { isOpen, close } = popup;
  useSharedRef(ref, popup.root);
  const context = useMemo(() => ({ close }), [close]);
  return (
    <div ref={popup.root} className={classNames(popupCss.root, className)}>
      <PopupTrigger element={trigger} popup={popup} kind="menu" controls={id} />
      {isOpen && (
        <div
          ref={popup.content}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classNames(popup.className, css.items)}
          onKeyDown={moveInMenu}
        >
          <MenuContext.Provider value={context}>{children}</MenuContext.Provider>
        </div>
      )}
    </div>
  );
});

function focusFirstItem(menu: HTMLElement): void {
  const chosen = menu.querySelector<HTMLElement>('[aria-checked="true"]');
  (chosen ?? menu.querySelector<HTMLElement>('[role^="menuitem"]'))?.focus();
}
