'use client';
import { forwardRef, type ReactElement, type ReactNode, useId } from 'react';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import { findTabbable } from '../dialog/tab-loop.ts';
import * as popupCss from '../popup/popup.css.ts';
import { PopupTrigger, type PopupTriggerProps } from '../popup/popup-trigger.tsx';
import { usePopup } from '../popup/use-popup.ts';
import * as css from './popover.css.ts';

export interface PopoverProps {
  /** Accessible name of the popover. */
  readonly label: string;
  /** A button, which names itself. */
  readonly trigger: ReactElement<PopupTriggerProps>;
  /** Under the end of the trigger, as at the end of a bar. */
  readonly align?: 'start' | 'end' | undefined;
  /** Opens with its first drawing, for a trigger that was pressed before it had a popover. */
  readonly defaultOpen?: boolean | undefined;
  /** `close` gives the focus back to the trigger. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly className?: string | undefined;
}

/** Panel with a few controls or a text under a button. Not modal: the page stays usable. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const { label, trigger, align = 'start', defaultOpen, children, className } = props;
  const id = useId();
  const popup = usePopup({ align, defaultOpen, focus: focusFirst });
  useSharedRef(ref, popup.root);
  return (
    <div ref={popup.root} className={classNames(popupCss.root, className)}>
      <PopupTrigger element={trigger} popup={popup} kind="dialog" controls={id} />
      {popup.isOpen && (
        <div
          ref={popup.content}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(popup.className, css.content)}
        >
          {typeof children === 'function' ? children(popup.close) : children}
        </div>
      )}
    </div>
  );
});

function focusFirst(popover: HTMLElement): void {
  (findTabbable(popover)[0] ?? popover).focus();
}
