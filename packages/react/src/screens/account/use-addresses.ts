'use client';
import { isBillfoldError, isErrorCode } from '@billfold/core';
import type { Account, AddressRow } from '@billfold/core/contract';
import { createResource, type ResourceState } from '@billfold/core/flows';
import { useEffect, useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useWalletEvents } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { useLive } from '../parts/use-live.ts';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export interface AccountAddresses {
  readonly state: ResourceState<readonly AddressRow[]>;
  readonly refresh: () => void;
  readonly generate: () => void;
  readonly isBusy: boolean;
  /** A new one was refused: too many are unused (R-ADDR-05a). */
  readonly isGapFull: boolean;
}

/** The deposit addresses of one account. */
export function useAddresses({ id: accountId, blockchainNetwork }: Account): AccountAddresses {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportProblem();
  const { emit } = useWalletEvents();
  const client = useClient();
  const walletId = useWalletId();
  const [resource] = useState(() =>
    createResource((signal) => client.accounts.listAddresses(walletId, accountId, {}, { signal })),
  );
  useEffect(() => resource.reset, [resource]);
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
      emit({ type: 'address-generated', network: blockchainNetwork });
      await resource.invalidate();
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
