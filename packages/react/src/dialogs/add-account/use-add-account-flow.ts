'use client';
import { isNetwork } from '@billfold/core';
import { type Account, addressTypes, keyPaths } from '@billfold/core/contract';
import {
  type AddAccountActions,
  type AddAccountState,
  createAddAccountFlow,
} from '@billfold/core/flows';
import { useEffect } from 'react';
import { useHeldDraft, useLeftDraft } from '../../context/use-draft.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from '../flow/no-flow.ts';
import { useDialogFlow } from '../flow/use-dialog-flow.ts';
import { useRecovery } from '../flow/use-recovery.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import type { AddAccountDialogProps } from './add-account-dialog-props.ts';
import { newAccountForm } from './new-account-form.ts';

export interface AddAccountFlowOfDialog {
  readonly state: AddAccountState;
  readonly actions: AddAccountActions;
  /** The newest state, for handlers. */
  readonly getState: () => AddAccountState;
}

/** The flow behind an open dialog, which closes once the account is there. Null before there is one. */
export function useAddAccountFlow(
  { open, close }: AnnouncedOpen,
  { network, onAdded }: Pick<AddAccountDialogProps, 'network' | 'onAdded'>,
): AddAccountFlowOfDialog | null {
  const t = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const report = useReportProblem();
  const formName = newAccountForm(useSelectedWallet().walletId);
  const left = useLeftDraft(formName);
  const flow = useDialogFlow({
    open,
    create: (walletId) => {
      const made = createAddAccountFlow(client, {
        walletId,
        onError: report,
        ...(network === undefined ? {} : { network }),
      });
      const { network: chosen, keyPath, addressType, name } = left() ?? {};
      if (chosen !== undefined && isNetwork(chosen)) made.actions.setNetwork(chosen);
      const kept = keyPaths.find((each) => each === keyPath);
      if (kept !== undefined) made.actions.setKeyPath(kept);
      const type = addressTypes.find((each) => each === addressType);
      if (type !== undefined) made.actions.setAddressType(type);
      if (name !== undefined) made.actions.setName(name);
      return made;
    },
  });
  useRecovery(flow, ({ problem }) => problem);
  const finish = useLatest((account: Account) => {
    client.resources.invalidate('accounts');
    report(null);
    notify.success(t('addAccount.added'));
    close('completed');
    onAdded?.(account);
  });
  useEffect(() => {
    void flow?.result.then((result) => {
      if (result.status === 'added') finish.current(result.account);
    });
  }, [flow, finish]);
  const state = useFlow<AddAccountState | null>(flow ?? noFlow);
  const draftOf = ({ network, keyPath, addressType, name }: AddAccountState) =>
    network === null ? null : { network, keyPath, addressType, name };
  useHeldDraft(formName, open && state !== null ? draftOf(state) : null);
  return flow && state && { state, actions: flow.actions, getState: flow.getState };
}
