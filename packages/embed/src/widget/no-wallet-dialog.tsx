import type { AnyBillfoldError } from '@billfold/core';
import type { MessageKey, TextArea } from '@billfold/core/i18n';
import { type DialogProps, useTranslate } from '@billfold/react';
import {
  Dialog,
  DialogBody,
  DialogHeader,
  MissingWallet,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';

export interface NoWalletDialogProps extends DialogProps {
  readonly title: MessageKey;
  /** Texts that contain the title: the dialog that would bring them is not drawn. */
  readonly texts: TextArea;
  readonly problem: AnyBillfoldError | 'none';
  readonly onRetry: () => void;
}

/** Replaces a dialog whose wallet is missing or could not be loaded, and offers to make one. */
export function NoWalletDialog(props: NoWalletDialogProps): ReactElement {
  const { title, texts, problem, onRetry, ...dialog } = props;
  useTexts(texts);
  const t = useTranslate();
  return (
    <Dialog {...dialog}>
      <DialogHeader title={t(title)} />
      <DialogBody>
        <MissingWallet problem={problem} onRetry={onRetry} />
      </DialogBody>
    </Dialog>
  );
}
