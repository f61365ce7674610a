'use client';
import {
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSharedRef } from '../../state/use-shared-ref.ts';
import { classNames } from '../../theme/class-names.ts';
import { useFloating, useIsFloating } from '../floating/use-floating.ts';
import { placeTooltip } from './place-tooltip.ts';
import * as css from './tooltip.css.ts';

export interface TooltipProps {
  /** Repeats the label of the control, which is read from the control itself. */
  readonly text: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

type Anchor = RefObject<HTMLElement | null>;

/** Shows the label of a control without text, under a pointer or on keyboard focus. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, children, className },
  ref,
) {
  const anchor = useRef<HTMLSpanElement>(null);
  useSharedRef(ref, anchor);
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);
  const showForPointer = (event: PointerEvent) => setShown(event.pointerType === 'mouse');
  const showForKeyboard = (event: FocusEvent) => setShown(event.target.matches(':focus-visible'));
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside it.
    <span
      ref={anchor}
      className={classNames(css.anchor, className)}
      onPointerEnter={showForPointer}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={showForKeyboard}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {shown && <Shown text={text} anchor={anchor} />}
    </span>
  );
});

function Shown(props: Pick<TooltipProps, 'text'> & { readonly anchor: Anchor }): ReactElement {
  const { text, anchor } = props;
  const tooltip = useRef<HTMLSpanElement>(null);
  const isFloating = useIsFloating();
  useFloating({ isOpen: true, anchor, floating: tooltip, placement: 'bottom' });
  useLayoutEffect(() => {
    if (!isFloating && tooltip.current && anchor.current)
      placeTooltip(tooltip.current, anchor.current);
  }, [isFloating, anchor]);
  return (
    <span
      ref={tooltip}
      className={isFloating ? css.floatingTooltip : css.tooltip}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}
