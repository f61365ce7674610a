'use client';
import { isNetwork } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import {
  type ContactsActions,
  type ContactsFlowOptions,
  type ContactsState,
  createContactsFlow,
} from '@billfold/core/flows';
import { useEffect } from 'react';
import type { Draft } from '../../context/drafts.ts';
import { useHeldDraft, useLeftDraft } from '../../context/use-draft.ts';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useStepUp } from '../../context/use-step-up.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { noFlow } from '../flow/no-flow.ts';
import { useDialogFlow } from '../flow/use-dialog-flow.ts';
import { useFlowChanges } from '../flow/use-flow-changes.ts';
import { useRecovery } from '../flow/use-recovery.ts';
import { useRestoring } from '../flow/use-restoring.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { contactFormName } from './contact-form-name.ts';
import type { ContactsDialogProps } from './contacts-dialog-props.ts';

export interface ContactsFlowOfDialog {
  readonly state: ContactsState;
  readonly actions: ContactsActions;
  /** The newest state, for handlers. */
  readonly getState: () => ContactsState;
}

export interface ContactsCache {
  /** Cached contacts of a wallet, and the way to load them into the cache. */
  readonly cache?: ((walletId: string) => Pick<ContactsFlowOptions, 'known' | 'load'>) | undefined;
}

/** The flow behind an open dialog. Null before there is one. */
export function useContactsFlow(
  { open, close }: Pick<AnnouncedOpen, 'open' | 'close'>,
  { network, onSelect, cache }: Pick<ContactsDialogProps, 'network' | 'onSelect'> & ContactsCache,
): ContactsFlowOfDialog | null {
  const t = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const report = useReportProblem();
  const confirm = useStepUp();
  const formName = contactFormName(useSelectedWallet().walletId);
  const left = useLeftDraft(formName);
  const flow = useDialogFlow({
    open,
    create: (walletId) =>
      createContactsFlow(client, {
        walletId,
        onError: report,
        confirm,
        ...(network === undefined ? {} : { network }),
        ...cache?.(walletId),
      }),
  });
  useRecovery(flow, ({ problem }) => problem);
  useFlowChanges(flow, (state, before) => {
    // What was under way went well if it led back to the list.
    if (!before.isBusy || state.place.at !== 'list' || before.place.at === 'list') return;
    report(null);
    // A removal is said where it can be undone.
    if (before.place.at === 'form') notify.success(t('contacts.saved'));
  });
  useRestoring(flow, {
    isReady: ({ status }) => status === 'empty' || status === 'ready',
    restore: () => restore(flow, left()),
  });
  const finish = useLatest((contact: Contact) => {
    close('completed');
    onSelect?.(contact);
  });
  useEffect(() => {
    void flow?.result.then((result) => {
      if (result.status === 'chosen') finish.current(result.contact);
    });
  }, [flow, finish]);
  const state = useFlow<ContactsState | null>(flow ?? noFlow);
  useHeldDraft(formName, open ? typedIn(state) : null);
  return flow && state && { state, actions: flow.actions, getState: flow.getState };
}

function typedIn(state: ContactsState | null): Draft | null {
  if (state?.place.at !== 'form') return null;
  const { editing, draft } = state.place;
  return { ...draft, ...(editing && { id: editing.id }) };
}

/** Back to the form that the end of a session closed. */
function restore(flow: { readonly actions: ContactsActions } | null, left: Draft | null): void {
  if (flow === null || left === null) return;
  const { id, network, name = '', address = '', memo = '' } = left;
  const typed = {
    name,
    address,
    memo,
    ...(network !== undefined && isNetwork(network) && { network }),
  };
  if (id === undefined) flow.actions.add(typed);
  else {
    flow.actions.edit(id);
    flow.actions.change(typed);
  }
}
