import { useEffect, useState } from 'react';
import { showEvent } from './colour-rows.ts';

/** Text that the play function waits for. */
export function useShownName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const show = (event: Event): void => {
      if (event instanceof CustomEvent) setName(event.detail);
    };
    document.addEventListener(showEvent, show);
    return () => document.removeEventListener(showEvent, show);
  }, []);
  return name;
}
