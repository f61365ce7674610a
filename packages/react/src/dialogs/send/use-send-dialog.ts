'use client';
import type { AnyBillfoldError, Decimal } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import {
  createSendFlow,
  type DismissReason,
  type Flow,
  type SendActions,
  type SendFlowOptions,
  type SendResult,
  type SendSettlement,
  type SendState,
  type SendStep,
} from '@billfold/core/flows';
import { useEffect } from 'react';
import type { Draft } from '../../context/drafts.ts';
import { useHeldDraft, useLeftDraft } from '../../context/use-draft.ts';
import { useClient, useSelectedWallet, useWalletEvents } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { useDialogFlow } from '../flow/use-dialog-flow.ts';
import { useFlowChanges } from '../flow/use-flow-changes.ts';
import { useRecovery } from '../flow/use-recovery.ts';
import { useRestoring } from '../flow/use-restoring.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { suggestOption } from './suggest-option.ts';

/** Handlers of the events of Send. */
export interface SendHandlers {
  /** Called when another step is shown. */
  readonly onStepChange?: ((step: SendStep) => void) | undefined;
  /** Called one second after the last change of an amount. */
  readonly onAfterInput?: ((state: SendState) => void) | undefined;
  /** Called with each error that a step shows. */
  readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
  /** Called once, when the transaction was sent or the dialog was closed. */
  readonly onResult?: ((result: SendResult) => void) | undefined;
}

/** Options and handlers of Send. */
export interface SendDialogOptions extends SendHandlers {
  /** Initial values of the fields, read when the dialog opens. */
  readonly prefill?: SendFlowOptions['prefill'] | undefined;
  /** Prefilled fields that cannot be changed, read when the dialog opens. */
  readonly lock?: SendFlowOptions['lock'] | undefined;
  /** Offers a custom fee rate where the network leaves a choice, read when the dialog opens. */
  readonly allowCustomFee?: boolean | undefined;
  /** Sends what a business was paid, from the prefilled account, which is one of its accounts. */
  readonly settlement?: SettlementSource | undefined;
}

/** Address of a business that a Send dialog sends from. */
export interface SettlementSource extends SendSettlement {
  /** Null where the account has many addresses. */
  readonly address: string | null;
  /** Sends the native asset that the fee of a token lacks to the address, in main units. */
  readonly onTopUp: (missing: Decimal) => void;
}

/** Flow of the Send dialog. Each part of the dialog subscribes to what it draws. */
export type OpenSendFlow = Flow<SendState, SendActions, SendResult>;

/** Creates the flow of an open Send dialog and notifies the host; null while it is closed. */
export function useSendDialog(
  { open, reason }: AnnouncedOpen,
  options: SendDialogOptions,
): OpenSendFlow | null {
  const client = useClient();
  const { emit } = useWalletEvents();
  const report = useReportProblem();
  const { choices, walletId: wallet, secretEntry, signLocally } = useWallet();
  const latest = useLatest(options);
  const formName = useFormName();
  const left = useLeftDraft(formName);
  const flow = useDialogFlow({
    open,
    create: (walletId) => {
      const { prefill = {}, lock = [], allowCustomFee = false, settlement } = options;
      return createSendFlow(client, {
        walletId,
        prefill,
        lock,
        allowCustomFee,
        signLocally,
        suggest: (options) =>
          suggestOption(options, {
            accountId: choices.read('send-account', walletId),
            assetId: choices.read('send-asset', walletId),
            prices: client.resources.statistics(walletId).get().data?.assets ?? [],
          }),
        ...(settlement && { settlement: { businessId: settlement.businessId } }),
        onAfterInput: (state) => latest.current.onAfterInput?.(state),
      });
    },
    onLeave: (left, walletId) => {
      const { account, asset } = left.getState();
      // The next Send begins with an account of the wallet.
      if (account && !options.settlement) choices.keep('send-account', walletId, account.id);
      if (asset && !options.settlement) choices.keep('send-asset', walletId, asset.id);
      left.actions.dismiss(dismissReason(reason.current));
    },
  });
  useRestoring(flow, {
    isReady: ({ status }) => status === 'ready',
    restore: () => restore(flow, options, left()),
  });
  useRecovery(flow, ({ error, suggestionsError }) => suggestionsError ?? error);
  useEffect(() => {
    void flow?.result.then((result) => latest.current.onResult?.(result));
  }, [flow, latest]);
  useFlowChanges(flow, (state, before) => {
    if (state.step !== before.step) {
      // Where no secret is typed, there is no field to open.
      if (state.step === 'sign' && secretEntry === 'inline')
        chooseMethod(flow, choices.read('sign-method', wallet ?? ''));
      emit({ type: 'send-step', step: state.step });
      options.onStepChange?.(state.step);
    }
    if (state.step === 'amount' && state.feePriority !== before.feePriority)
      emit({ type: 'fee-priority-changed', priority: state.feePriority });
    if (state.error === before.error) return;
    report(state.error);
    if (state.error) options.onError?.(state.error);
  });
  return flow;
}

/** Opens Sign with the method that signed last, else with the encryption key. BACK shows the choice. */
function chooseMethod(flow: OpenSendFlow | null, last: string | null): void {
  flow?.actions.chooseSignMethod(last === 'SEED_PHRASE' ? last : 'ENCRYPTION_KEY');
}

function useFormName(): string {
  return `send from ${useSelectedWallet().walletId}`;
}

/** Keeps the typed values of an open dialog as a draft. Draws nothing. */
export function SendDraft(props: { readonly flow: OpenSendFlow; readonly open: boolean }): null {
  const state = useFlow(props.flow);
  useHeldDraft(useFormName(), props.open ? typedIn(state) : null);
  return null;
}

/** Maps the reason of closing: a completed dialog has already settled its flow. */
function dismissReason(reason: AnnouncedOpen['reason']['current']): DismissReason {
  return reason === 'trigger' || reason === 'completed' || reason === 'failed' ? 'host' : reason;
}

/** Returns the typed values as a draft; null while all are empty. The amount is the asset's. */
function typedIn(state: SendState): Draft | null {
  if (state.step === 'result') return null;
  const { account, asset, recipient, memo, amount } = state;
  if (recipient === '' && memo === '' && amount === '') return null;
  return {
    ...(account && { accountId: account.id }),
    ...(asset && { assetId: asset.id }),
    recipient,
    memo,
    amount,
  };
}

/** Restores the draft of an ended session, unless the host prefills the fields. */
function restore(
  flow: { readonly actions: SendActions } | null,
  { prefill = {} }: SendDialogOptions,
  left: Draft | null,
): void {
  if (flow === null || left === null || Object.keys(prefill).length > 0) return;
  const { actions } = flow;
  const { accountId, assetId, recipient = '', memo = '', amount = '' } = left;
  if (accountId !== undefined) actions.selectAccount(accountId);
  if (assetId !== undefined) actions.selectAsset(assetId);
  actions.setRecipient(recipient);
  actions.setMemo(memo);
  actions.setAmount(amount);
}

/** Props of the Send dialog. */
export interface SendDialogProps extends DialogProps, SendDialogOptions {
  /** Called once per transaction, even if the dialog was unmounted in the meantime. */
  readonly onSent?: ((transaction: Transaction) => void) | undefined;
}
