'use client';
import type { Network } from '@billfold/core';
import type { Account, DepositAddress, WalletSettings } from '@billfold/core/contract';
import {
  createReceiveFlow,
  type ReceiveActions,
  type ReceiveState,
  type Resource,
} from '@billfold/core/flows';
import { useContext } from 'react';
import { LiveContext } from '../../context/live-context.ts';
import { useClient } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from '../flow/no-flow.ts';
import { useDialogFlow } from '../flow/use-dialog-flow.ts';
import { useFlowChanges } from '../flow/use-flow-changes.ts';
import { useRecovery } from '../flow/use-recovery.ts';

/** Options of Receive. */
export interface ReceiveFlowOptionsOfDialog {
  /** Account that is chosen at first, read when the dialog opens. */
  readonly accountId?: string | undefined;
  /**
   * Token of the network of the account, such as `USDT@ETH`, read when the dialog opens; the native asset
   * unless given.
   */
  readonly tokenId?: string | undefined;
  /** Networks whose accounts are offered, read when the dialog opens; all unless given. */
  readonly networks?: readonly Network[] | undefined;
  /** Called when an address is shown. */
  readonly onAddress?: ((address: DepositAddress, account: Account) => void) | undefined;
}

export interface ReceiveFlowOfDialog {
  readonly state: ReceiveState;
  readonly actions: ReceiveActions;
}

/** The flow behind an open Receive dialog, and what the host hears of it. Null before there is one. */
export function useReceiveFlow(
  open: boolean,
  { accountId, tokenId, networks, onAddress }: ReceiveFlowOptionsOfDialog,
): ReceiveFlowOfDialog | null {
  const client = useClient();
  const live = useContext(LiveContext);
  const report = useReportProblem();
  const { choices, walletId: wallet } = useWallet();
  const flow = useDialogFlow({
    open,
    create: (walletId) =>
      createReceiveFlow(client, {
        walletId,
        ...optionalAccount(
          accountId ??
            (hasDefault(client.resources.settings(walletId), tokenId)
              ? null
              : choices.read('receive-account', walletId)),
        ),
        ...(tokenId === undefined ? {} : { tokenId }),
        ...(networks === undefined ? {} : { networks }),
        ...(live === null ? {} : { live }),
      }),
  });
  useRecovery(flow, ({ problem }) => problem);
  useFlowChanges(flow, (state, before) => {
    if (state.problem && state.problem !== before.problem) report(state.problem);
    if (!state.address || !state.account || state.address === before.address) return;
    if (wallet !== null) choices.keep('receive-account', wallet, state.account.id);
    onAddress?.(state.address, state.account);
  });
  const state = useFlow<ReceiveState | null>(flow ?? noFlow);
  return flow && state && { state, actions: flow.actions };
}

/** Tells whether the asset that the dialog is opened for has a default account, which the flow finds. */
function hasDefault(settings: Resource<WalletSettings>, tokenId: string | undefined): boolean {
  return tokenId !== undefined && settings.get().data?.defaultAccounts[tokenId] !== undefined;
}

/** Begins with an account: the host's, or the last one that showed its address. */
function optionalAccount(accountId: string | null): { readonly accountId?: string } {
  return accountId === null ? {} : { accountId };
}
