'use client';
import type { ReactElement, ReactNode } from 'react';
import { useClient, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { RouteButton } from '../screen/route-link.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './checklist.css.ts';
import { ChecklistItem } from './checklist-item.tsx';

/** Two-factor sign-in of the user, which the host knows of. */
export interface TwoFactorSetUp {
  readonly isOn: boolean;
  /** Link or button to where it is turned on. */
  readonly action: ReactNode;
}

export interface ChecklistProps {
  readonly onReceive?: (() => void) | undefined;
  /** No item unless given. */
  readonly twoFactor?: TwoFactorSetUp | undefined;
}

/** First things to do with a new wallet, in the order of need. */
export function Checklist({ onReceive, twoFactor }: ChecklistProps): ReactElement {
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  const canReceive = useScope('receive');
  return (
    <ol className={css.items} aria-label={t('portfolio.checklist')}>
      <BackUpItem />
      {canReceive && (
        <ChecklistItem
          title={t('portfolio.checklist.receive')}
          text={t('portfolio.empty.text')}
          isDone={false}
          action={
            <Button
              variant="primary"
              icon={icons.receive}
              onClick={onReceive ?? (() => open({ name: 'receive', accountId: null }))}
              {...intent('receive')}
            >
              {t('portfolio.receive')}
            </Button>
          }
        />
      )}
      {twoFactor && (
        <ChecklistItem
          title={t('portfolio.checklist.twoFactor')}
          text={t(
            twoFactor.isOn
              ? 'portfolio.checklist.twoFactor.done'
              : 'portfolio.checklist.twoFactor.text',
          )}
          isDone={twoFactor.isOn}
          action={twoFactor.action}
        />
      )}
    </ol>
  );
}

/** Activation took words of the seed phrase. Left out while the wallets are not known. */
function BackUpItem(): ReactElement | null {
  const t = useTranslate();
  const walletId = useWalletId();
  const { data } = useResource(useClient().resources.wallets);
  const canActivate = useScope('wallets:write');
  const wallet = data?.items.find(({ id }) => id === walletId);
  if (!wallet) return null;
  const { isActivated } = wallet;
  return (
    <ChecklistItem
      title={t('portfolio.checklist.backUp')}
      text={t(isActivated ? 'portfolio.checklist.backUp.done' : 'portfolio.checklist.backUp.text')}
      isDone={isActivated}
      action={
        canActivate && (
          <RouteButton route={{ to: 'new-wallet' }}>{t('portfolio.checklist.backUp')}</RouteButton>
        )
      }
    />
  );
}
