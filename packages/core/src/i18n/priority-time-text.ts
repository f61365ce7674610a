import type { PriorityFacts } from '../contract/rates/manifest.ts';
import type { NetworkDefinition } from '../networks/network.ts';
import { estimateTime, formatTargetTime } from '../networks/time-estimate.ts';
import { timeEstimateText } from './time-estimate-text.ts';
import type { Translate } from './translate.ts';

/** How soon a fee priority pays: translated where the service says what follows from the blocks. */
export function priorityTimeText(
  { label, targetBlocks }: PriorityFacts,
  { minutesPerConfirmation }: Pick<NetworkDefinition, 'minutesPerConfirmation'>,
  translate: Translate,
): string {
  if (label !== formatTargetTime(targetBlocks, minutesPerConfirmation)) return label;
  const time = timeEstimateText(estimateTime(targetBlocks, minutesPerConfirmation), translate);
  return translate('time.about', { time });
}
