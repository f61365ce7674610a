import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { IconButton, icons, useLoadedSettings, useNotifyFailure } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';
import * as css from './support-launcher.css.ts';

/** Only for a wallet whose settings let support in (R-SHELL-19). */
export function SupportLauncher(): ReactElement | null {
  const { walletId } = useStore(useServices().session);
  return walletId === null ? null : <OfWallet />;
}

function OfWallet(): ReactElement | null {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  const settings = useLoadedSettings();
  useNotifyFailure(settings);
  if (settings.data?.supportAccess !== true) return null;
  return (
    <div className={css.place}>
      <IconButton
        icon={icons.help}
        label={t('shell.support.open')}
        aria-haspopup="dialog"
        onClick={() => open({ name: 'support' })}
        {...intent('support')}
      />
    </div>
  );
}
