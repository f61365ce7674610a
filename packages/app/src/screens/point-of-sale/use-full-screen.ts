import { useStore } from '@billfold/react/hooks';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { useServices } from '../../services/services-context.ts';
import { SoleScreenContext } from '../../shell/sole-screen-context.ts';

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows the point of sale without the rest of the site while it is on; Escape turns it off. */
export function useFullScreen(): FullScreen {
  const { fullScreenSale } = useServices();
  const showAlone = useContext(SoleScreenContext);
  const { isOn } = useStore(fullScreenSale);
  // Before anything is painted: the rest of the site would show for a moment.
  useLayoutEffect(() => {
    showAlone(isOn);
    return () => showAlone(false);
  }, [showAlone, isOn]);
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
