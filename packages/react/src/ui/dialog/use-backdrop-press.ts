'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * A press beside the card: begun and ended there, so that a text selection which ends outside
 * does not close anything.
 */
export function useBackdropPress(onPress: () => void): {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
} {
  const began = useRef(false);
  return {
    onPointerDown: (event) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (began.current && event.target === event.currentTarget) onPress();
      began.current = false;
    },
  };
}
