import { useClient } from '../../context/use-provided.ts';
import { useScreenData } from '../data/screen-data.ts';

/** Returns a function that drops what was loaded with prices, after the setting about them changed. */
export function useApplyPrices(): () => void {
  const { resources } = useClient();
  const { dropPrices } = useScreenData();
  return () => {
    resources.reset('rates');
    dropPrices();
  };
}
