'use client';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import type { OpenChange } from '../../context/open-change.ts';
import { useLatest } from '../../state/use-latest.ts';

/** Props of every dialog: controlled by `open`, or uncontrolled from `defaultOpen`. */
export interface DialogProps {
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
  /** Element that opens the dialog; drawn in its place. */
  readonly trigger?: ReactElement<TriggerProps> | undefined;
  /** Element to focus on opening; the first field unless given. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/** Props that the dialog adds to its trigger. */
export interface TriggerProps {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-haspopup'?: 'dialog' | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
}

export interface OpenState {
  readonly open: boolean;
  /** Asks the host first; false when it refused. */
  readonly change: (open: boolean, reason: OpenChange['reason']) => boolean;
}

/** Keeps an open state: controlled by `open`, else by the last change. */
export function useOpenState(
  props: Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>,
): OpenState {
  const [own, setOwn] = useState(props.defaultOpen ?? false);
  const latest = useLatest(props);
  const change = useCallback(
    (open: boolean, reason: OpenChange['reason']) => {
      let refused = false;
      const preventDefault = () => {
        refused = true;
      };
      latest.current.onOpenChange?.(open, { reason, preventDefault });
      if (!refused) setOwn(open);
      return !refused;
    },
    [latest],
  );
  return { open: props.open ?? own, change };
}
