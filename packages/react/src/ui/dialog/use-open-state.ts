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
import { useLatest } from '../../provider/use-latest.ts';
import type { OpenChange } from './open-change.ts';

/** What every dialog of ours takes: controlled by `open`, or by itself from `defaultOpen`. */
export interface DialogProps {
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
  /** Opens it; drawn where the dialog stands. */
  readonly trigger?: ReactElement<TriggerProps> | undefined;
  /** What is focused first; the first field unless given. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/** What a trigger gets from us. */
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

/** Whether something is open: as its host says by `open`, else as it was last changed to. */
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
