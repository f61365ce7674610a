'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { placeTooltip } from './place-tooltip.ts';
import * as css from './tooltip.css.ts';

export interface TooltipProps {
  /** Repeats the label of the control, which is read from the control itself. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Shows the label of a control without text, under a pointer or on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);
  const place = (tooltip: HTMLElement | null) => {
    if (tooltip && anchor.current) placeTooltip(tooltip, anchor.current);
  };
  const showForPointer = (event: PointerEvent) => setShown(event.pointerType === 'mouse');
  const showForKeyboard = (event: FocusEvent) => setShown(event.target.matches(':focus-visible'));
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside it.
    <span
      ref={anchor}
      className={css.anchor}
      onPointerEnter={showForPointer}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={showForKeyboard}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {shown && (
        <span ref={place} className={css.tooltip} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
