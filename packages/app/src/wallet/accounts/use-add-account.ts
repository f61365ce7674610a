import {
  type AnyBillfoldError,
  getNetwork,
  isBillfoldError,
  isErrorCode,
  isNetwork,
  type MessageKey,
  type Network,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { useReducer } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { useReportError } from '../../boot/use-report-error.ts';
import { useWalletId } from '../use-wallet-data.ts';
import { judgeAccountName, suggestAccountName } from './account-name.ts';

interface State {
  readonly network: Network;
  /** Null while the suggestion stands. */
  readonly typedName: string | null;
  readonly invalidName: MessageKey | null;
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
}

export interface AddAccountOptions {
  /** Those that are there: no name twice. */
  readonly accounts: readonly Account[];
  /** What there is to choose from, at least one. */
  readonly networks: readonly [Network, ...Network[]];
  readonly onAdded: () => void;
}

/** Begins with a network that has no account yet. */
function initialFor({ accounts, networks }: AddAccountOptions): State {
  const isTaken = (code: Network): boolean =>
    accounts.some(({ blockchainNetwork }) => blockchainNetwork === code);
  const network = networks.find((code) => !isTaken(code)) ?? networks[0];
  return { network, typedName: null, invalidName: null, isBusy: false, failure: null };
}

/** The form that opens one more account of the selected wallet. */
export function useAddAccount(options: AddAccountOptions) {
  const { accounts, onAdded } = options;
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const { client } = useServices();
  const walletId = useWalletId();
  const [state, change] = useReducer(
    (before: State, next: Partial<State>): State => ({ ...before, ...next }),
    options,
    initialFor,
  );
  const takenNames = accounts.map((account) => account.name);
  const name = state.typedName ?? suggestAccountName(getNetwork(state.network).name, takenNames);

  const submit = async (): Promise<void> => {
    if (state.isBusy) return;
    const invalidName = judgeAccountName(name, takenNames);
    change({ invalidName, failure: null, isBusy: invalidName === null });
    if (invalidName !== null) return;
    const body = {
      name: name.trim(),
      cryptoCurrencyType: state.network,
      password: null,
      seedPhrase: null,
    };
    try {
      await client.accounts.create({ params: { walletId }, body });
      notify.success(t('accounts.added'));
      onAdded();
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      change({ isBusy: false, failure: error });
      report(error);
    }
  };
  return {
    ...state,
    name,
    nameError: nameError(state, t),
    setNetwork: (id: string) => {
      if (isNetwork(id)) change({ network: id });
    },
    setName: (text: string) => change({ typedName: text, invalidName: null }),
    submit,
  };
}

function nameError(
  { invalidName, failure }: State,
  t: (key: MessageKey) => string,
): string | undefined {
  if (invalidName !== null) return t(invalidName);
  return isErrorCode(failure, 'api') ? failure.fields['name']?.[0] : undefined;
}
