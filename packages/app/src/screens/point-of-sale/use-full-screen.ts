import { useStore } from '@billfold/react/hooks';
import { useEffect, useLayoutEffect } from 'react';
import { useServices } from '../../services/services-context.ts';

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows the point of sale without the rest of the site while it is on; Escape turns it off. */
export function useFullScreen(): FullScreen {
  const { fullScreenSale, soleScreen } = useServices();
  const { isOn } = useStore(fullScreenSale);
  useLayoutEffect(() => {
    soleScreen.set({ isOn });
    return () => soleScreen.set({ isOn: false });
  }, [soleScreen, isOn]);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // It closes a dialog first.
      if (document.querySelector('dialog[open]') === null) fullScreenSale.toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [fullScreenSale, isOn]);
  return { isOn, toggle: fullScreenSale.toggle };
}
