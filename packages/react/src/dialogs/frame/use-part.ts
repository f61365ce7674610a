'use client';
import { useNotify } from '../../context/use-notifications.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';

/** A part of a step that comes when it is needed; null until it is there. A failure is told. */
export function usePart<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const t = useTranslate();
  const notify = useNotify();
  return useOnDemand(load, {
    isWanted,
    onFailure: () =>
      notify.info({ title: t('dialog.loadFailed.title'), message: t('dialog.loadFailed.text') }),
  });
}
