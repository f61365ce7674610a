'use client';
import type { SendState, WantedNetwork } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useClient, useFeature } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { QrScanner } from '../scanner/qr-scanner.tsx';

interface ScanRecipientProps {
  readonly state: SendState;
  /** Called with an address, a payment URI or the link of a checkout page. */
  readonly onScan: (text: string) => void;
}

/** Button that opens the scanner, unless the host disabled it. */
export function ScanRecipient({ state, onScan }: ScanRecipientProps): ReactElement | null {
  const t = useTranslate();
  const { platform } = useClient();
  const wanted = useWantedNetworks(state);
  if (!useFeature('scanner')) return null;
  return (
    <QrScanner
      trigger={<IconButton size="sm" icon={icons.scan} label={t('send.recipient.scan')} />}
      wanted={wanted}
      acceptsCheckoutLinks
      onScan={onScan}
      onError={(cause) => platform.logger.warn('The scanner failed.', { reason: String(cause) })}
    />
  );
}

/** Returns the network of the chosen account, or of all accounts, with the chain of this server. */
function useWantedNetworks({ account, accounts }: SendState): readonly WantedNetwork[] {
  const { data } = useResource(useClient().resources.config);
  const from = account ? [account] : accounts;
  const networks = new Set(from.map(({ blockchainNetwork }) => blockchainNetwork));
  return [...networks].map((network) => {
    const chain = data?.networks[network]?.chain;
    return chain === undefined ? { network } : { network, chain };
  });
}
