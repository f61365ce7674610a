import { getNetwork, networkCodes } from '@billfold/core';
import { tokenColors } from './coin-glyphs.tsx';

/** Returns the colour of the mark of an asset, such as `#F7931A`; undefined for one without a colour of its own. */
export function assetColor(symbol: string): string | undefined {
  const own = networkCodes.map(getNetwork).find((network) => network.symbol === symbol);
  return own?.color ?? tokenColors[symbol];
}
