'use client';
import {
  createResetPasswordFlow,
  loadEnglishWords,
  type ResetPasswordActions,
  type ResetPasswordState,
} from '@billfold/core/flows';
import { useEffect } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from '../flow/no-flow.ts';
import { useDialogFlow } from '../flow/use-dialog-flow.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';

export interface ResetPasswordFlowOfDialog {
  readonly state: ResetPasswordState;
  readonly actions: ResetPasswordActions;
  /** The newest state, for handlers. */
  readonly getState: () => ResetPasswordState;
}

/** The flow behind an open dialog, which closes once it is done. Null before there is one. */
export function useResetPasswordFlow(
  { open, close }: Pick<AnnouncedOpen, 'open' | 'close'>,
  onDone: (() => void) | undefined,
): ResetPasswordFlowOfDialog | null {
  const t = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const report = useReportProblem();
  const flow = useDialogFlow({
    open,
    create: (walletId) =>
      createResetPasswordFlow(client, { walletId, loadWords: loadEnglishWords, onError: report }),
  });
  const finish = useLatest(() => {
    report(null);
    notify.success(t('resetPassword.done'));
    close('completed');
    onDone?.();
  });
  useEffect(() => {
    void flow?.result.then(({ status }) => {
      if (status === 'done') finish.current();
    });
  }, [flow, finish]);
  const state = useFlow<ResetPasswordState | null>(flow ?? noFlow);
  return flow && state && { state, actions: flow.actions, getState: flow.getState };
}
