'use client';
import { estimateTime } from '@billfold/core';
import type { SendState } from '@billfold/core/flows';
import { priorityTimeText, timeEstimateText } from '@billfold/core/i18n';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';

const keys = { Low: 'low', Medium: 'medium', High: 'high' } as const;

/**
 * Returns the time in which the transaction usually arrives: that of its fee priority, or of the required
 * confirmations where the network leaves no choice. Null at a custom rate, and until the manifest is known.
 */
export function useArrival({
  network,
  feePriority,
}: Pick<SendState, 'network' | 'feePriority'>): string | null {
  const t = useTranslate();
  const { data: manifests } = useResource(useClient().resources.manifests);
  if (network === null) return null;
  const manifest = manifests?.find(({ key }) => key === network.code);
  if (network.feePriority.choice === 'selectable') {
    const facts = feePriority === 'Custom' ? undefined : manifest?.priorities?.[keys[feePriority]];
    return facts === undefined ? null : priorityTimeText(facts, network, t);
  }
  const required = manifest?.requiredConfirmations;
  if (required == null) return null;
  const time = timeEstimateText(estimateTime(required, network.minutesPerConfirmation), t);
  return t('time.about', { time });
}
