'use client';
import { type ForwardedRef, type RefObject, useImperativeHandle } from 'react';

/** Gives the element of our own ref to that of the host too. */
export function useSharedRef<E>(hosts: ForwardedRef<E>, own: RefObject<E | null>): void {
  useImperativeHandle<E | null, E | null>(hosts, () => own.current, [own]);
}
