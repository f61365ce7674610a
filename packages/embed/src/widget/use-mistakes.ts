import type { BillfoldClient } from '@billfold/core';
import { useEffect } from 'react';
import type { Emit } from '../emit.ts';
import { type ReportSetupError, SetupError } from '../setup-error.ts';

export interface MistakeReport {
  readonly emit: Emit;
  readonly report: ReportSetupError;
}

/** Reports a value of an element that has no effect; null reports nothing. */
export function useMistake(
  { emit, report }: MistakeReport,
  option: string | null,
  problem: string,
): void {
  useEffect(() => {
    if (option === null) return;
    const error = new SetupError(option, problem);
    report(error);
    emit('error', { error });
  }, [option, problem, emit, report]);
}

interface NamedAccount extends MistakeReport {
  readonly client: BillfoldClient;
  readonly walletId: string | null;
  readonly accountId: string | undefined;
}

/** Reports the account of an element that the wallet does not have. */
export function useUnknownAccount({
  client,
  walletId,
  accountId,
  emit,
  report,
}: NamedAccount): void {
  useEffect(() => {
    if (walletId === null || accountId === undefined) return;
    let isCurrent = true;
    const accounts = client.resources.accounts(walletId);
    void accounts.load().then(() => {
      const { data } = accounts.get();
      // A wallet with more than a page of accounts may have it on a later one.
      if (!isCurrent || data === undefined || data.total > data.items.length) return;
      if (data.items.some(({ id }) => id === accountId)) return;
      const error = new SetupError('account', 'is no account of the wallet: ignored.');
      report(error);
      emit('error', { error });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, walletId, accountId, emit, report]);
}
