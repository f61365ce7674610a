'use client';
import {
  type AnyBillfoldError,
  createSendFlow,
  type DismissReason,
  type SendActions,
  type SendFlowOptions,
  type SendResult,
  type SendState,
  type SendStep,
} from '@billfold/core';
import { useEffect, useRef } from 'react';
import { noFlow } from '../flow-dialog/no-flow.ts';
import type { AnnouncedOpen } from '../flow-dialog/use-announced-open.ts';
import { useDialogFlow } from '../flow-dialog/use-dialog-flow.ts';
import { useFlowChanges } from '../flow-dialog/use-flow-changes.ts';
import { useReportProblem } from '../flow-dialog/use-report-problem.ts';
import { useLatest } from '../provider/use-latest.ts';
import { useClient, useWalletEvents } from '../provider/use-provided.ts';
import { useFlow } from '../provider/use-store.ts';

export interface SendHandlers {
  readonly onStepChange?: ((step: SendStep) => void) | undefined;
  /** One second after an amount was last typed. */
  readonly onAfterInput?: ((state: SendState) => void) | undefined;
  readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
  readonly onResult?: ((result: SendResult) => void) | undefined;
}

export interface SendFlowOptionsOfDialog extends SendHandlers {
  /** What stands in the fields when it opens. */
  readonly prefill?: SendFlowOptions['prefill'] | undefined;
  /** Of these, the fields that are shown but not changed. */
  readonly lock?: SendFlowOptions['lock'] | undefined;
}

export interface SendFlowOfDialog {
  readonly state: SendState;
  readonly actions: SendActions;
  /** The newest state, for handlers. */
  readonly getState: () => SendState;
}

/** The flow behind an open Send dialog, and what the host hears of it. Null before there is one. */
export function useSendFlow(
  { open, reason }: AnnouncedOpen,
  options: SendFlowOptionsOfDialog,
): SendFlowOfDialog | null {
  const client = useClient();
  const { emit } = useWalletEvents();
  const report = useReportProblem();
  const latest = useLatest(options);
  // The account stays chosen for the next time; a flow drops one that its wallet does not have.
  const lastAccountId = useRef<string | null>(null);
  const flow = useDialogFlow({
    open,
    create: (walletId) => {
      const { prefill = {}, lock = [] } = options;
      const accountId = prefill.accountId ?? lastAccountId.current;
      return createSendFlow(client, {
        walletId,
        prefill: accountId === null ? prefill : { ...prefill, accountId },
        lock,
        onAfterInput: (state) => latest.current.onAfterInput?.(state),
      });
    },
    onLeave: (left) => {
      lastAccountId.current = left.getState().account?.id ?? null;
      left.actions.dismiss(dismissReason(reason.current));
    },
  });
  useEffect(() => {
    void flow?.result.then((result) => latest.current.onResult?.(result));
  }, [flow, latest]);
  useFlowChanges(flow, (state, before) => {
    if (state.step !== before.step) {
      emit({ type: 'send-step', step: state.step });
      options.onStepChange?.(state.step);
    }
    if (state.step === 'amount' && state.feePriority !== before.feePriority)
      emit({ type: 'fee-priority-changed', priority: state.feePriority });
    if (state.problem && state.problem !== before.problem) {
      report(state.problem);
      options.onError?.(state.problem);
    }
  });
  const state = useFlow<SendState | null>(flow ?? noFlow);
  return flow && state && { state, actions: flow.actions, getState: flow.getState };
}

/** A dialog closes as completed only after its flow has ended by itself. */
function dismissReason(reason: AnnouncedOpen['reason']['current']): DismissReason {
  return reason === 'trigger' || reason === 'completed' ? 'host' : reason;
}
