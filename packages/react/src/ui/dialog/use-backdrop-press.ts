'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Detects a press on the backdrop that begins and ends there, so that a text selection which ends
 * outside the card closes nothing.
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
