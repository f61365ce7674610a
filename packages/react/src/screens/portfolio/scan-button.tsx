'use client';
import { findTokenByContract, nativeAsset, parseAmount, type Recipient } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type DefaultAccounts, findDefaultAccount } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useClient, useFeature, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { QrScanner } from '../../dialogs/scanner/qr-scanner.tsx';
import { useResource } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './portfolio.css.ts';

/** Scans a code and begins a send to it, from the default account of what it asks for, else the one with the most on its network. */
export function ScanButton(props: { readonly accounts: readonly Account[] }): ReactElement | null {
  const t = useTranslate();
  const { platform, resources } = useClient();
  const { data } = useResource(resources.config);
  const { open } = useScreenDialogs();
  const defaults = useKeptSettings()?.defaultAccounts ?? {};
  const { accounts } = props;
  const canScan = useFeature('scanner');
  const canSend = useScope('send');
  if (!canScan || !canSend) return null;
  const networks = [...new Set(accounts.map(({ blockchainNetwork }) => blockchainNetwork))];
  return (
    <QrScanner
      trigger={
        <Button size="lg" className={css.actionButton} icon={icons.scan}>
          {t('portfolio.scan')}
        </Button>
      }
      wanted={networks.map((network) => {
        const chain = data?.networks[network]?.chain;
        return chain === undefined ? { network } : { network, chain };
      })}
      onScan={(text, recipients) =>
        open({
          name: 'send',
          accountId: accountFor(recipients, accounts, defaults),
          recipient: text,
        })
      }
      onError={(cause) => platform.logger.warn('The scanner failed.', { reason: String(cause) })}
    />
  );
}

function accountFor(
  [first]: readonly Recipient[],
  accounts: readonly Account[],
  defaults: DefaultAccounts,
): string | null {
  if (first === undefined) return null;
  const { network, token } = first;
  const asset = token === undefined ? nativeAsset(network) : findTokenByContract(network, token);
  const assetId = asset?.id ?? '';
  const preferred = findDefaultAccount(accounts, { defaults, assetId, needsBalance: true });
  if (preferred !== undefined) return preferred.id;
  const own = accounts.filter(({ blockchainNetwork }) => blockchainNetwork === network);
  const units = ({ nativeBalance }: Account): bigint => parseAmount(nativeBalance, 36);
  const largest = own.reduce<Account | null>(
    (found, each) => (found === null || units(each) > units(found) ? each : found),
    null,
  );
  return largest?.id ?? null;
}
