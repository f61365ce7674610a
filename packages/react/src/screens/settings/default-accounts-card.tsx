'use client';
import { getNetwork } from '@billfold/core';
import { findDefaultAccount } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { ListPicker } from '../../ui/list-picker/list-picker.tsx';
import { SettingField } from '../../ui/setting-row/setting-row.tsx';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { orderAccounts } from './order-accounts.ts';
import * as css from './settings.css.ts';
import { listSharedAssets, type SharedAsset } from './shared-assets.ts';
import { type DefaultAccountChoices, useDefaultAccounts } from './use-default-accounts.ts';

/** Accounts that Send and Receive of an asset begin with; not drawn where there is no choice. */
export function DefaultAccountsCard(): ReactElement | null {
  const t = useTranslate();
  const { data: accounts } = useResource(useClient().resources.accounts(useWalletId()));
  const settings = useKeptSettings();
  const ordered = orderAccounts(accounts?.items ?? [], settings?.accountOrder ?? []);
  const shared = listSharedAssets(ordered);
  const choices = useDefaultAccounts(shared);
  if (settings === undefined || shared.length === 0) return null;
  return (
    <Card title={t('walletSettings.defaults')}>
      <div className={css.stack}>
        <p className={css.text}>{t('walletSettings.defaults.text')}</p>
        <div>
          {shared.map((each) => (
            <DefaultAccountPicker
              key={each.asset.id}
              shared={each}
              defaults={settings.defaultAccounts}
              choices={choices}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}

interface DefaultAccountPickerProps {
  readonly shared: SharedAsset;
  readonly defaults: Readonly<Record<string, string>>;
  readonly choices: DefaultAccountChoices;
}

function DefaultAccountPicker(props: DefaultAccountPickerProps): ReactElement {
  const t = useTranslate();
  const { shared, defaults, choices } = props;
  const { asset, accounts } = shared;
  const { id: assetId, name, network } = asset;
  const chosen = findDefaultAccount(accounts, { defaults, assetId });
  const failure = choices.failureOf(assetId);
  return (
    <SettingField>
      <ListPicker
        label={
          assetId === network
            ? name
            : t('walletSettings.defaults.token', { token: name, network: getNetwork(network).name })
        }
        hint={t('walletSettings.defaults.count', { count: accounts.length })}
        error={failure ? problemText(failure, t) : undefined}
        options={[
          { id: noDefault, text: t('walletSettings.defaults.none') },
          ...accounts.map((account) => ({ id: account.id, text: account.name })),
        ]}
        value={chosen?.id ?? noDefault}
        onValueChange={(id) => choices.choose(assetId, id === noDefault ? null : id)}
      />
    </SettingField>
  );
}

const noDefault = 'none';
