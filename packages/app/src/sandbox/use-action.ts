import { isBillfoldError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { problemText, useReportProblem } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';

export interface ActionOutcome {
  readonly tone: 'success' | 'info' | 'danger';
  readonly text: string;
}

export interface Action {
  /** The result of the last action; null before the first. */
  readonly outcome: ActionOutcome | null;
  /** The name of what is under way. */
  readonly busyWith: string | null;
  /** Runs `work`, and notifies with what it resolves to; a text alone is a success. */
  readonly run: (name: string, work: () => Promise<string | ActionOutcome>) => void;
}

/** The server hears of the ledger's blocks a moment later. */
const afterMs = 1_200;

/** Runs one action on the ledger at a time, notifies of its outcome, and reloads the wallet. */
export function useAction(): Action {
  const t = useTranslate();
  const report = useReportProblem();
  const refresh = useWalletRefresh();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<string | ActionOutcome>): Promise<void> => {
    setBusyWith(name);
    setOutcome(null);
    try {
      const result = await work();
      setOutcome(typeof result === 'string' ? { tone: 'success', text: result } : result);
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setOutcome({ tone: 'danger', text: problemText(error, t) });
      report(error);
    } finally {
      setBusyWith(null);
      refresh();
    }
  };
  return {
    outcome,
    busyWith,
    run: (name, work) => void (busyWith === null && run(name, work)),
  };
}

function useWalletRefresh(): () => void {
  const { resources, platform } = useServices().client;
  const walletId = useWalletId();
  const refresh = (): void => {
    void resources.accounts(walletId).invalidate();
    void resources.transactions(walletId).invalidate();
    void resources.statistics(walletId).invalidate();
  };
  return () => {
    refresh();
    platform.schedule(refresh, afterMs);
  };
}
