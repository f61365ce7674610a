'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from '../../provider/use-notifications.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { useWallet } from '../../provider/wallet-context.ts';

const copiedMs = 2_000;

export interface Copy<E extends HTMLElement> {
  /** On the control that copies: its window has the clipboard. */
  readonly ref: RefObject<E | null>;
  /** `refused` where the browser has no clipboard for this page. */
  readonly state: 'idle' | 'copied' | 'refused';
  readonly copy: () => Promise<void>;
}

/** Copies `text` and says so. */
export function useCopy<E extends HTMLElement>(text: string, onCopied?: () => void): Copy<E> {
  const ref = useRef<E>(null);
  const [state, setState] = useState<Copy<E>['state']>('idle');
  const t = useTranslate();
  const notify = useNotify();
  const { schedule } = useWallet().client.platform;
  useEffect(() => {
    if (state === 'copied') return schedule(() => setState('idle'), copiedMs);
    return undefined;
  }, [state, schedule]);
  const copy = useCallback(async () => {
    const copied = await writeText(ref.current, text);
    setState(copied ? 'copied' : 'refused');
    if (!copied) return;
    notify.success(t('notification.copied'));
    onCopied?.();
  }, [text, notify, t, onCopied]);
  return { ref, state, copy };
}

async function writeText(element: HTMLElement | null, text: string): Promise<boolean> {
  // Absent on pages that are not secure, whatever its type says.
  const clipboard: Clipboard | undefined = element?.ownerDocument.defaultView?.navigator.clipboard;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
