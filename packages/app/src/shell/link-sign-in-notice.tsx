import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './shell.css.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * Notice that a link signed this browser in, with the account and the wallet. Stays until it is
 * closed, because a deposit could go to a wallet that a stranger's link selected.
 */
export function LinkSignInNotice(): ReactElement | null {
  useTexts(shellTexts);
  const t = useTranslate();
  const { linkSignIn } = useServices();
  const { kind } = useStore(linkSignIn);
  const { isBusy, signOut } = useSignOut();
  const email = useStore(useServices().user).data?.email;
  const wallet = useWalletName();
  if (kind === null || email === undefined) return null;
  const close = (): void => {
    window.history.replaceState(null, '');
    linkSignIn.set({ kind: null });
  };
  return (
    <div className={css.notice}>
      <Notice live tone="warning" title={t('shell.signedInAs', { email })}>
        {kind === 'replaced' && <p>{t('shell.signedInAs.replaced')}</p>}
        {wallet !== undefined && <p>{t('shell.signedInAs.wallet', { wallet })}</p>}
        <div className={css.noticeAction}>
          <Button size="sm" busy={isBusy} onClick={() => void signOut()}>
            {t('shell.signedInAs.notYou')}
          </Button>
          <Button size="sm" variant="plain" onClick={close}>
            {t('common.close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function useWalletName(): string | undefined {
  const { client, session } = useServices();
  const items = useStore(client.resources.wallets).data?.items;
  const { walletId } = useStore(session);
  return items?.find(({ id }) => id === walletId)?.name;
}
