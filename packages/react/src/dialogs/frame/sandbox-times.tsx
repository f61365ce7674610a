'use client';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { muted } from './step.css.ts';

/** Note on a waiting time: the sandbox makes its blocks when it likes, not at the pace of the network. */
export function SandboxTimes(): ReactElement | null {
  const t = useTranslate();
  const config = useResource(useClient().resources.config);
  if (config.data?.mode !== 'sandbox') return null;
  return <p className={muted}>{t('common.sandboxTimes')}</p>;
}
