import type { AnyBillfoldError } from '@billfold/core';
import type { MessageKey, TextArea } from '@billfold/core/i18n';
import { embedTexts } from '@billfold/core/internal';
import { type DialogProps, useTranslate, useWalletEvents } from '@billfold/react';
import {
  Dialog,
  DialogBody,
  DialogHeader,
  EmptyState,
  ErrorState,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';

export interface NoWalletDialogProps extends DialogProps {
  readonly title: MessageKey;
  /** Texts that contain the title: the dialog that would bring them is not drawn. */
  readonly texts: TextArea;
  readonly problem: AnyBillfoldError | 'none';
  readonly onRetry: () => void;
}

/** Replaces a dialog whose wallet is missing or could not be loaded, and reports the failure. */
export function NoWalletDialog(props: NoWalletDialogProps): ReactElement {
  const { title, texts, problem, onRetry, ...dialog } = props;
  useTexts(embedTexts, texts);
  const t = useTranslate();
  const { reportError } = useWalletEvents();
  useEffect(() => {
    if (problem !== 'none') reportError(problem);
  }, [problem, reportError]);
  return (
    <Dialog {...dialog}>
      <DialogHeader title={t(title)} />
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
