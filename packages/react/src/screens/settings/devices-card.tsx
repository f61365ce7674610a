'use client';
import type { TrustedDevice } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { useForm } from '../form/use-form.ts';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { SettingFlag } from './setting-flag.tsx';
import * as css from './settings.css.ts';
import { useWalletSettings } from './use-wallet-settings.ts';

/** Where the key of the wallet is not asked for again. */
export function DevicesCard(): ReactElement {
  const t = useTranslate();
  const { resource } = useWalletSettings();
  const settings = useResource(resource).data;
  return (
    <LoadedCard
      title={t('walletSettings.devices')}
      text={t('walletSettings.devices.text')}
      resource={useScreenData().keeping.devices(useWalletId())}
      failed={t('walletSettings.devices.loadFailed')}
      rows={2}
    >
      {(devices) => (
        <>
          {settings && (
            <SettingFlag
              flag="requireUnlockOnNewDevice"
              title={t('walletSettings.devices.require')}
              hint={t('walletSettings.devices.require.text')}
              settings={settings}
            />
          )}
          {devices.length === 0 ? (
            <SettingRow
              title={t('walletSettings.devices.empty')}
              hint={t('walletSettings.devices.empty.text')}
            />
          ) : (
            <ul className={css.list}>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          )}
        </>
      )}
    </LoadedCard>
  );
}

function DeviceRow({ device }: { readonly device: TrustedDevice }): ReactElement {
  const t = useTranslate();
  const id = useWalletId();
  const client = useClient();
  const { keeping } = useScreenData();
  const { state, submit } = useForm<never>();
  const { os, browser, lastSeenAt, trustedUntil, isCurrent } = device;
  const name = t('walletSettings.devices.name', { browser, os });
  const remove = async (): Promise<void> => {
    const done = await submit({}, () => client.wallets.removeDevice(id, device.id));
    if (done === null) return;
    await keeping.devices(id).invalidate();
  };
  return (
    <SettingRow
      as="li"
      title={
        <>
          {name}
          {isCurrent && <Badge tone="success">{t('walletSettings.devices.current')}</Badge>}
        </>
      }
      hint={
        <>
          {t('walletSettings.devices.seen')} <TimeText at={lastSeenAt} inSentence />
          {' · '}
          {t('walletSettings.devices.until')} <TimeText at={trustedUntil} form="date" />
        </>
      }
      error={state.failure && problemText(state.failure, t)}
    >
      <Button
        variant="danger"
        size="sm"
        busy={state.isBusy}
        aria-label={t('walletSettings.devices.remove.of', { device: name })}
        onClick={() => void remove()}
      >
        {t('walletSettings.devices.remove')}
      </Button>
    </SettingRow>
  );
}
