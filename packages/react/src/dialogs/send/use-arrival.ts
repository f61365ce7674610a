'use client';
import { estimateTime } from '@billfold/core';
import type { CoinManifest } from '@billfold/core/contract';
import type { SendState } from '@billfold/core/flows';
import { timeEstimateText } from '@billfold/core/i18n';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';

const keys = { Low: 'low', Medium: 'medium', High: 'high' } as const;

/**
 * Returns the time in which the transaction usually arrives, and the confirmations that it has then. Where
 * the fee priority says which block takes it, the others follow that one. Null at a custom rate, and until the
 * manifest is known.
 */
export function useArrival({
  network,
  feePriority,
}: Pick<SendState, 'network' | 'feePriority'>): string | null {
  const t = useTranslate();
  const { data: manifests } = useResource(useClient().resources.manifests);
  if (network === null) return null;
  const manifest = manifests?.find(({ key }) => key === network.code);
  if (manifest === undefined) return null;
  const first = network.feePriority.choice === 'selectable' ? firstBlock(manifest, feePriority) : 1;
  if (first === undefined) return null;
  const blocks = first + manifest.requiredConfirmations - 1;
  const time = timeEstimateText(estimateTime(blocks, network.minutesPerConfirmation), t);
  const count = manifest.requiredConfirmations;
  return t('send.arrival.value', { time: t('time.about', { time }), count });
}

/** Returns which of the next blocks takes a transaction of that priority. */
function firstBlock(
  { priorities }: CoinManifest,
  priority: SendState['feePriority'],
): number | undefined {
  return priority === 'Custom' ? undefined : priorities?.[keys[priority]].targetBlocks;
}
