'use client';
import { commonTexts, primitivesTexts } from '@billfold/core/i18n';
import { type ReactElement, type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNotifications } from '../context/use-notifications.ts';
import { useTexts } from '../context/use-texts.ts';
import { useWallet } from '../context/wallet-context.ts';
import { useHiddenTabHold, useHold } from '../state/use-hold.ts';
import { ToastStack } from '../ui/toast-stack/toast-stack.tsx';

/**
 * Open notifications, at the top right. They move into the topmost dialog, because elements outside a
 * modal dialog are inert and below it.
 */
export function NotificationStack(props: { readonly container: HTMLElement | null }): ReactNode {
  const { layers, notifications } = useWallet();
  const dialog = useSyncExternalStore(layers.subscribe, layers.getTopElement, () => null);
  useHiddenTabHold(notifications, props.container);
  // A dialog is painted before they move into it; they leave it at once.
  const painted = useDeferredValue(dialog);
  const container = (dialog && painted) ?? props.container;
  return container && createPortal(<Stack />, container);
}

function Stack(): ReactElement {
  useTexts(commonTexts, primitivesTexts);
  const { notifications } = useWallet();
  const { items, dismiss } = useNotifications();
  const hold = useHold(notifications, items.length > 0);
  return <ToastStack items={items} onDismiss={dismiss} toastProps={hold} />;
}
