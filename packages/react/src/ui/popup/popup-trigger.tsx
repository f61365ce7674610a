'use client';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import type { Popup } from './use-popup.ts';

/** Props that the popup adds to its trigger. */
export interface PopupTriggerProps {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
}

export interface PopupTriggerOptions {
  readonly element: ReactElement<PopupTriggerProps>;
  readonly popup: Popup;
  readonly kind: 'menu' | 'dialog';
  /** Id of what it opens. */
  readonly controls: string;
}

/** The button that opens a popup, and closes it again. */
export function PopupTrigger(options: PopupTriggerOptions): ReactElement {
  const { element, popup, kind, controls } = options;
  return cloneElement(element, {
    'aria-haspopup': kind,
    'aria-expanded': popup.isOpen,
    'aria-controls': popup.isOpen ? controls : undefined,
    onClick: (event) => {
      element.props.onClick?.(event);
      if (!event.defaultPrevented) popup.toggle();
    },
  });
}
