'use client';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../provider/use-notifications.ts';
import { useOnDemand } from '../provider/use-on-demand.ts';
import { useClient } from '../provider/use-provided.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { isLaterView, type SendView } from './send-view.ts';
import type { SendFlowOfDialog } from './use-send-flow.ts';

export type LaterSteps = typeof import('./later-steps.tsx');

/** Until what could not be loaded is tried again. */
const restMs = 2_000;

/**
 * What follows the recipient, loaded as soon as there is one; null until then. Where that fails it is
 * told once, and tried again by itself: the dialog is in the middle of a payment.
 */
export function useLaterSteps(view: SendView, flow: SendFlowOfDialog | null): LaterSteps | null {
  const t = useTranslate();
  const notify = useNotify();
  const { schedule } = useClient().platform;
  const [isResting, setResting] = useState(false);
  const isTold = useRef(false);
  useEffect(
    () => (isResting ? schedule(() => setResting(false), restMs) : undefined),
    [isResting, schedule],
  );
  return useOnDemand(load, {
    isWanted: isLaterView(view) && !isResting,
    isLikely: flow !== null && flow.state.recipient !== '' && !isResting,
    onFailure: () => {
      setResting(true);
      if (!isTold.current)
        notify.info({ title: t('dialog.loadFailed.title'), message: t('dialog.loadFailed.text') });
      isTold.current = true;
    },
  });
}

async function load(): Promise<LaterSteps> {
  return import('./later-steps.tsx');
}
