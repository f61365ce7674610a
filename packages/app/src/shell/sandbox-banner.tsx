import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { IconButton, icons, useIsPhone } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import { OpenSandbox } from './sandbox-button.tsx';
import * as css from './shell.css.ts';

/**
 * Tells that coins have no value, until it is folded for the session. The pill of the header stays;
 * on a phone it is in the banner first.
 */
export function SandboxBanner(): ReactElement | null {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { client, session, bannerFolded } = useServices();
  const config = useResource(client.resources.config);
  const { walletId } = useStore(session);
  const { isOn: isFolded } = useStore(bannerFolded);
  if (config.data?.mode !== 'sandbox' || isFolded) return null;
  return (
    <div className={css.banner}>
      {isPhone && walletId !== null && (
        <span className={css.bannerStart}>
          <OpenSandbox className={css.bannerButton} />
        </span>
      )}
      <p className={css.bannerText}>{t(isPhone ? 'shell.sandbox.short' : 'shell.sandbox')}</p>
      <span className={css.bannerEnd}>
        <IconButton
          icon={icons.close}
          className={css.bannerButton}
          label={t('shell.sandbox.fold')}
          onClick={bannerFolded.toggle}
        />
      </span>
    </div>
  );
}
