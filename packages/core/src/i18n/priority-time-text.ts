import type { PriorityFacts } from '../contract/rates/manifest.ts';
import type { NetworkDefinition } from '../networks/network.ts';
import { estimateTime, formatTargetTime } from '../networks/time-estimate.ts';
import { timeEstimateText } from './time-estimate-text.ts';
import type { Translate } from './translate.ts';

/**
 * Returns the text for the confirmation time of a fee priority. A label that follows from the
 * number of blocks is translated, any other one is returned as it is: see "Confirmation times are
 * display estimates" in docs/decisions/networks.md.
 * @example
 * const fast = { label: 'about 10 minutes', targetBlocks: 1 };
 * priorityTimeText(fast, getNetwork('BTC'), createTranslate()); // 'about 10 minutes'
 */
export function priorityTimeText(
  { label, targetBlocks }: PriorityFacts,
  { minutesPerConfirmation }: Pick<NetworkDefinition, 'minutesPerConfirmation'>,
  translate: Translate,
): string {
  if (label !== formatTargetTime(targetBlocks, minutesPerConfirmation)) return label;
  const time = timeEstimateText(estimateTime(targetBlocks, minutesPerConfirmation), translate);
  return translate('time.about', { time });
}
