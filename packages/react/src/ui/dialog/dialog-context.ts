'use client';
import type { DismissReason } from '@billfold/core/flows';
import { createContext, type RefObject, useContext } from 'react';

export interface DialogContextValue {
  readonly titleId: string;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly locked: boolean;
  /** The dialog has one height for all of its steps. */
  readonly isTall: boolean;
  readonly dismiss: (reason: DismissReason) => void;
}

export const DialogContext = createContext<DialogContextValue | null>(null);

/** @throws {Error} outside a dialog */
export function useDialog(): DialogContextValue {
  const value = useContext(DialogContext);
  if (!value) throw new Error('A part of a dialog stands outside <Dialog>. Put it inside one.');
  return value;
}
