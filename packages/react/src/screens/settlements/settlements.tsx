'use client';
import type { ReactElement } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient, useIsOwner } from '../../context/use-provided.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';
import { useResource } from '../../state/use-store.ts';

/**
 * Shows what businesses were paid into the wallet, on a server with payments. Its code loads there
 * alone, and for the owner: businesses are beyond each scope.
 */
export function Settlements(): ReactElement | null {
  const { data } = useResource(useClient().resources.config);
  const isOwner = useIsOwner();
  return isOwner && data?.features.payments === true ? <LoadedSettlements /> : null;
}

function LoadedSettlements(): ReactElement | null {
  const notify = useNotify();
  const { texts } = useWallet();
  const Card = useOnDemand(loadCard, {
    isWanted: true,
    onFailure: () =>
      notify.info({
        title: texts.find('dialog.loadFailed.title'),
        message: texts.find('dialog.loadFailed.text'),
      }),
  });
  return Card && <Card />;
}

async function loadCard() {
  const { SettlementsCard } = await import('./settlements-card.tsx');
  return SettlementsCard;
}
