import type { AnyBillfoldError } from '@billfold/core';
import { receiveTexts } from '@billfold/core/i18n';
import { embedTexts } from '@billfold/core/internal';
import { type DialogProps, useTranslate } from '@billfold/react';
import {
  Dialog,
  DialogBody,
  DialogHeader,
  EmptyState,
  ErrorState,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface NoWalletDialogProps extends DialogProps {
  readonly problem: AnyBillfoldError | 'none';
  readonly onRetry: () => void;
}

/** Stands for a dialog of a wallet that cannot be had: why, and what to do. */
export function NoWalletDialog({ problem, onRetry, ...dialog }: NoWalletDialogProps): ReactElement {
  useTexts(embedTexts, receiveTexts);
  const t = useTranslate();
  return (
    <Dialog {...dialog}>
      <DialogHeader title={t('receive.title')} />
      <DialogBody>
        {problem === 'none' ? (
          <EmptyState title={t('embed.noWallet.title')} text={t('embed.noWallet.text')} />
        ) : (
          <ErrorState error={problem} title={t('embed.walletFailed')} onRetry={onRetry} />
        )}
      </DialogBody>
    </Dialog>
  );
}
