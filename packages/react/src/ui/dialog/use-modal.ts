'use client';
import type { DismissReason } from '@billfold/core/flows';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';
import { getActiveElement, isElement } from './active-element.ts';
import { focusFirst } from './first-focus.ts';
import { showToReaders } from './show-to-readers.ts';
import { loopTab } from './tab-loop.ts';

export interface Modal {
  /** False while it leaves. */
  readonly open: boolean;
  readonly onDismiss: (reason: DismissReason) => void;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
}

/**
 * Shows the `<dialog>` above everything while it is mounted, takes its place among the layers, keeps
 * Tab in it, shows it to screen readers, and gives the focus back when it goes.
 */
export function useModal(modal: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const { layers } = useWallet();
  const latest = useLatest(modal);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const places = placesFrom(getActiveElement(dialog) ?? dialog.ownerDocument.activeElement);
    const hideAgain = showToReaders(dialog);
    dialog.showModal();
    const first = latest.current.initialFocus?.current;
    if (first) first.focus();
    else focusFirst(dialog);
    const stopListening = listen(dialog, () => latest.current.onDismiss('back'));
    return () => {
      stopListening();
      dialog.close();
      focusFirstOf(places);
      hideAgain();
    };
  }, [latest]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !modal.open) return;
    return layers.push({ element, onEscape: () => latest.current.onDismiss('escape') });
  }, [layers, latest, modal.open]);
  return ref;
}

/**
 * Returns an element and all around it that can take the focus: what the dialog did may have removed the
 * button that opened it.
 */
function placesFrom(start: unknown): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = isElement(start) ? start : null; at !== null; at = at.parentElement)
    if (at === start || at.hasAttribute('tabindex')) places.push(at);
  return places;
}

/** Moves the focus to the first that takes it: one that is gone, disabled or inert does not. */
function focusFirstOf(places: readonly HTMLElement[]): void {
  for (const place of places) {
    place.focus({ preventScroll: place !== places[0] });
    if (place.matches(':focus')) return;
  }
}

/**
 * To Tab, and to the browser's own ways to close a dialog, such as the back gesture: it asks by
 * `cancel`, and does not ask a second time. Escape is not among them: `useEscape` has it first.
 */
function listen(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    onDismiss();
  };
  const onClose = (event: Event) => {
    // Told late: by then it may have been shown again.
    if (event.target !== dialog || dialog.open) return;
    dialog.showModal();
    onDismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => loopTab(event, dialog);
  dialog.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onClose);
  return () => {
    dialog.removeEventListener('keydown', onKeyDown);
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onClose);
  };
}
