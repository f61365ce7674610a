import { getNetwork, shortenAddress } from '@billfold/core';
import { createResource, loadContacts } from '@billfold/core/flows';
import { Avatar, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useWalletId } from '../../session/use-wallet-id.ts';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';

/** Returns a command per contact that opens Send with their address. */
export function useContactCommands(isOpen: boolean): readonly Command[] {
  const t = useTranslate();
  const { client } = useServices();
  const walletId = useWalletId();
  const { open } = useShellDialogs();
  const contacts = useMemo(
    () => createResource(async (signal) => (isOpen ? loadContacts(client, walletId, signal) : [])),
    [client, walletId, isOpen],
  );
  const { data = [] } = useResource(contacts);
  return useMemo(
    () =>
      data.map(({ id, name, address, network, memo }) => ({
        id: `contact ${id}`,
        text: t('palette.sendTo.contact', { name }),
        detail: `${getNetwork(network).name} · ${shortenAddress(address)}`,
        keywords: address,
        icon: <Avatar text={address} name={name} size={24} />,
        run: () =>
          open({
            name: 'send',
            accountId: null,
            recipient: address,
            ...(memo !== null && { memo }),
          }),
      })),
    [data, t, open],
  );
}
