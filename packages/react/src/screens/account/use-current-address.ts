'use client';
import { isBillfoldError, isErrorCode } from '@billfold/core';
import type { Account, DepositAddress } from '@billfold/core/contract';
import type { ResourceState } from '@billfold/core/flows';
import { useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useScope, useWalletEvents } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { nothing } from '../../query/query.ts';
import { useResource } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export interface CurrentAddressState {
  readonly state: ResourceState<DepositAddress>;
  readonly refresh: () => void;
  readonly generate: () => void;
  readonly isBusy: boolean;
  /** A new one was refused: too many are unused (R-ADDR-05a). */
  readonly isGapFull: boolean;
}

/** Loads the address that an account is paid to now, as Receive does, and makes new ones. */
export function useCurrentAddress(account: Account): CurrentAddressState {
  const { id: accountId, blockchainNetwork: network } = account;
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportProblem();
  const { emit } = useWalletEvents();
  const client = useClient();
  const walletId = useWalletId();
  const { addresses } = useScreenData();
  const key = { walletId, accountId };
  const current = addresses.current(key);
  const resource = useScope('receive') ? current : nothing;
  const [isBusy, setIsBusy] = useState(false);
  const [isGapFull, setIsGapFull] = useState(false);
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => false });
  const generate = async (): Promise<void> => {
    setIsBusy(true);
    setIsGapFull(false);
    try {
      await client.accounts.getDepositAddress(walletId, accountId, { createNew: true });
      emit({ type: 'address-generated', network });
      // The account says how many addresses it has.
      client.resources.invalidate('accounts');
      await Promise.all([resource.invalidate(), addresses.list(key).invalidate()]);
      notify.success(t('account.addresses.generated'));
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      setIsGapFull(isErrorCode(error, 'api') && error.serverCode === 'address_gap_limit');
      report(error);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    state,
    refresh: () => void resource.refresh(),
    generate: () => void generate(),
    isBusy,
    isGapFull,
  };
}
