'use client';
import { isBillfoldError } from '@billfold/core';
import type { Wallet } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useReportProblem } from '../../context/use-report-problem.ts';
import { SecretFrame } from './secret-frame.tsx';

export interface NewWalletFrameProps {
  /** Called with the new wallet, which is activated and selected. */
  readonly onCreated?: ((wallet: Wallet) => void) | undefined;
}

/** All steps of a new wallet in a frame of the wallet's own origin, which has their titles. */
export function NewWalletFrame({ onCreated }: NewWalletFrameProps): ReactElement {
  const client = useClient();
  const report = useReportProblem();
  const { selectWallet } = useSelectedWallet();
  const select = async (walletId: string): Promise<void> => {
    try {
      const wallet = await client.wallets.get(walletId);
      await client.resources.wallets.refresh();
      selectWallet(walletId);
      onCreated?.(wallet);
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      report(error);
    }
  };
  return (
    <SecretFrame
      step={newWalletStep}
      onDone={(end) => {
        if (end.type === 'wallet-created') void select(end.walletId);
      }}
    />
  );
}

const newWalletStep = { type: 'new-wallet' } as const;
