'use client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../../context/use-provided.ts';

/** Returns true while the page is printed, by a button of ours or by the browser's own command. */
export function useIsPrinting(): boolean {
  const view = usePage()?.defaultView;
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes what is drawn when the event has been handled.
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    view?.addEventListener('beforeprint', begin);
    view?.addEventListener('afterprint', end);
    return () => {
      view?.removeEventListener('beforeprint', begin);
      view?.removeEventListener('afterprint', end);
    };
  }, [view]);
  return isPrinting;
}
