'use client';
import { isBillfoldError } from '@billfold/core';
import { useClient, useScope } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { useStore } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useLoadedSettings } from './use-kept-settings.ts';
import { useWalletId } from './use-wallet-id.ts';

export interface AmountsHiddenState {
  /** `unknown` until the settings are here: an amount that may be hidden must not be seen for a moment. */
  readonly amounts: 'shown' | 'hidden' | 'unknown';
  readonly toggle: () => void;
}

/** A setting of the wallet, in force from the press on; where it cannot be saved, until the screen is left. */
export function useAmountsHidden(): AmountsHiddenState {
  const id = useWalletId();
  const client = useClient();
  const report = useReportProblem();
  const canSave = useScope('wallets:write');
  const { amountsHidden } = useScreenData();
  const { chosen } = useStore(amountsHidden);
  const settings = useLoadedSettings();
  const kept = settings.data?.hideBalances ?? (settings.status === 'pending' ? null : false);
  const isHidden = chosen ?? kept;
  const save = async (hideBalances: boolean): Promise<void> => {
    amountsHidden.set({ chosen: hideBalances });
    if (!canSave) return;
    try {
      await client.wallets.updateSettings(id, { hideBalances });
      await client.resources.settings(id).invalidate();
      if (amountsHidden.get().chosen === hideBalances) amountsHidden.set({ chosen: null });
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      report(error);
    }
  };
  return {
    amounts: isHidden === null ? 'unknown' : isHidden ? 'hidden' : 'shown',
    toggle: () => void save(isHidden !== true),
  };
}
