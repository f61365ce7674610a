'use client';
import {
  createDepositAddressesFlow,
  type DepositAddressesActions,
  type DepositAddressesState,
} from '@billfold/core/flows';
import { useEffect } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useWalletEvents } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from '../flow/no-flow.ts';
import { useDialogFlow } from '../flow/use-dialog-flow.ts';
import { useFlowChanges } from '../flow/use-flow-changes.ts';
import { useRecovery } from '../flow/use-recovery.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import type { DepositAddressesDialogProps } from './deposit-addresses-dialog-props.ts';

export interface DepositAddressesFlowOfDialog {
  readonly state: DepositAddressesState;
  readonly actions: Omit<DepositAddressesActions, 'generate'>;
  /** Makes the next address, and says so. */
  readonly generate: () => void;
}

/** The flow behind an open dialog, and what the host hears of it. Null before there is one. */
export function useDepositAddressesFlow(
  { open, close }: AnnouncedOpen,
  { accountId, onSelect }: DepositAddressesDialogProps,
): DepositAddressesFlowOfDialog | null {
  const t = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const { emit } = useWalletEvents();
  const report = useReportProblem();
  const flow = useDialogFlow({
    open,
    create: (walletId) => createDepositAddressesFlow(client, { walletId, accountId }),
  });
  useRecovery(flow, ({ problem }) => problem);
  useFlowChanges(flow, ({ problem }, before) => {
    if (problem && problem !== before.problem) report(problem);
  });
  const finish = useLatest((address: Parameters<NonNullable<typeof onSelect>>[0]) => {
    close('completed');
    onSelect?.(address);
  });
  useEffect(() => {
    void flow?.result.then((result) => {
      if (result.status === 'selected') finish.current(result.address);
    });
  }, [flow, finish]);
  const state = useFlow<DepositAddressesState | null>(flow ?? noFlow);
  if (!flow || !state) return null;
  const generate = async (): Promise<void> => {
    const address = await flow.actions.generate();
    if (address === null) return;
    notify.success(t('depositAddresses.generated'));
    const { account } = flow.getState();
    if (account) emit({ type: 'address-generated', network: account.blockchainNetwork });
  };
  return { state, actions: flow.actions, generate: () => void generate() };
}
