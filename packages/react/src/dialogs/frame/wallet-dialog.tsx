'use client';
import type { MessageKey, TextArea } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useNeededWallet } from '../../query/use-needed-wallet.ts';
import { Dialog, type DialogRootProps } from '../../ui/dialog/dialog.tsx';
import { DialogBody, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { MissingWallet } from '../../ui/missing-wallet/missing-wallet.tsx';
import type { AnnouncedOpen } from './use-announced-open.ts';
import { useSessionEnd } from './use-session-end.ts';

export interface WalletDialogProps
  extends Pick<DialogRootProps, 'locked' | 'initialFocus' | 'className' | 'id' | 'size'> {
  readonly opening: AnnouncedOpen;
  /** Its title where there is no wallet, and the texts that has it. */
  readonly title: MessageKey;
  readonly texts: TextArea;
  readonly children: ReactNode;
}

/** Frame of every dialog that works on the selected wallet. Closes when the session ends. */
export function WalletDialog(props: WalletDialogProps): ReactElement {
  const { opening, title, texts, children, ...rest } = props;
  useSessionEnd(opening, rest.locked === true);
  return (
    <Dialog {...rest} open={opening.open} onOpenChange={opening.onOpenChange}>
      <OfWallet {...{ title, texts }} close={opening.close}>
        {children}
      </OfWallet>
    </Dialog>
  );
}

interface OfWalletProps extends Pick<WalletDialogProps, 'title' | 'texts' | 'children'> {
  readonly close: AnnouncedOpen['close'];
}

/** By itself, so that a dialog that is not open needs no wallet. */
function OfWallet({ title, texts, close, children }: OfWalletProps): ReactElement {
  useTexts(texts);
  const t = useTranslate();
  const { problem, retry } = useNeededWallet();
  if (problem === null) return <>{children}</>;
  return (
    <>
      <DialogHeader title={t(title)} />
      <DialogBody>
        <MissingWallet problem={problem} onRetry={retry} onLeave={() => close('navigated')} />
      </DialogBody>
    </>
  );
}
