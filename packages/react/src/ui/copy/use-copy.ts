'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { announceCopied } from './forget-copied.ts';
import { writeClipboard } from './write-clipboard.ts';

const copiedMs = 2_000;

export interface Copy<E extends HTMLElement> {
  /** On the control that copies: its window has the clipboard. */
  readonly ref: RefObject<E | null>;
  /** `refused` where the browser has no clipboard for this page. */
  readonly state: 'idle' | 'copied' | 'refused';
  readonly copy: () => Promise<void>;
}

export interface CopyOptions {
  /** Notification of the copy; 'Successfully copied' unless given. */
  readonly message?: string | undefined;
  readonly onCopied?: (() => void) | undefined;
}

/** Copies `text` and says so. */
export function useCopy<E extends HTMLElement>(
  text: string,
  { message, onCopied }: CopyOptions = {},
): Copy<E> {
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
    const page = ref.current?.ownerDocument;
    const copied = await writeClipboard(page, text);
    setState(copied ? 'copied' : 'refused');
    if (!copied) return;
    if (page) announceCopied(page);
    notify.success(message ?? t('notification.copied'));
    onCopied?.();
  }, [text, notify, t, message, onCopied]);
  return { ref, state, copy };
}
