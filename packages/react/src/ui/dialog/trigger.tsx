'use client';
import { cloneElement, type ReactElement } from 'react';
import type { DialogProps, OpenState } from './use-open-state.ts';

export interface TriggerOptions {
  readonly element: NonNullable<DialogProps['trigger']>;
  readonly state: OpenState;
  /** Called on the first sign of a press: pointer or focus. */
  readonly onIntent?: (() => void) | undefined;
}

/** The host's element, which opens a dialog. */
export function Trigger({ element, state, onIntent }: TriggerOptions): ReactElement {
  const { props } = element;
  return cloneElement(element, {
    'aria-haspopup': 'dialog',
    'aria-expanded': state.open,
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      onIntent?.();
    },
    onFocus: (event) => {
      props.onFocus?.(event);
      onIntent?.();
    },
    onClick: (event) => {
      props.onClick?.(event);
      if (!event.defaultPrevented) state.change(true, 'trigger');
    },
  });
}
