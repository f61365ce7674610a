'use client';
import { resetPasswordTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useSelectedWallet } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { DialogBody, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { SecretFrame } from '../../ui/secret-frame/secret-frame.tsx';
import type { DialogSurfaceProps } from '../frame/dialog-on-demand.tsx';
import { WalletDialog } from '../frame/wallet-dialog.tsx';
import type { ResetCloudPasswordDialogProps } from './reset-cloud-password-dialog-props.ts';
import { ResetPasswordContent } from './reset-password-content.tsx';
import { useResetPasswordFlow } from './use-reset-password-flow.ts';

/** The dialog itself; on the page of another origin, around a frame of the wallet's own. */
export function ResetPasswordSurface(
  props: DialogSurfaceProps<ResetCloudPasswordDialogProps>,
): ReactElement {
  const { secretEntry } = useWallet();
  return secretEntry === 'frame' ? <FramedReset {...props} /> : <InlineReset {...props} />;
}

/** Nothing closes it while the service may be changing the password. */
function InlineReset(props: DialogSurfaceProps<ResetCloudPasswordDialogProps>): ReactElement {
  const { opening, onDone, initialFocus, className, id } = props;
  const flow = useResetPasswordFlow(opening, onDone);
  const isChanging = flow !== null && flow.state.step === 'password' && flow.state.isBusy;
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="resetPassword.title"
      texts={resetPasswordTexts}
      locked={isChanging}
    >
      <ResetPasswordContent flow={flow} />
    </WalletDialog>
  );
}

function FramedReset(props: DialogSurfaceProps<ResetCloudPasswordDialogProps>): ReactElement {
  const { opening, onDone, initialFocus, className, id } = props;
  useTexts(resetPasswordTexts);
  const t = useTranslate();
  const notify = useNotify();
  const { walletId } = useSelectedWallet();
  return (
    <WalletDialog
      {...{ opening, initialFocus, className, id }}
      title="resetPassword.title"
      texts={resetPasswordTexts}
    >
      <DialogHeader title={t('resetPassword.title')} />
      <DialogBody>
        {opening.open && walletId !== null && (
          <SecretFrame
            key={walletId}
            step={{ type: 'reset-password', walletId }}
            onEscape={() => opening.close('escape')}
            onDone={({ type }) => {
              if (type !== 'password-reset') return;
              notify.success(t('resetPassword.done'));
              opening.close('completed');
              onDone?.();
            }}
          />
        )}
      </DialogBody>
    </WalletDialog>
  );
}
