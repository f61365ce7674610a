'use client';
import type { BillfoldClient } from '@billfold/core';
import { createResource, poll, type Resource, type ResourceState } from '@billfold/core/flows';
import { useEffect, useMemo } from 'react';
import { useClient, usePage, useSelectedWallet } from '../../context/use-provided.ts';
import { useOnlineReload } from '../../state/use-online-reload.ts';
import { useStore } from '../../state/use-store.ts';
import { listNotices, type Notice } from './list-notices.ts';

export interface Notices {
  readonly state: ResourceState<LoadedNotices>;
  readonly refresh: () => void;
}

export interface LoadedNotices {
  readonly notices: readonly Notice[];
  /** The wallet keeps its amounts to itself. */
  readonly isHidden: boolean;
}

interface Asked {
  readonly walletId: string | null;
  readonly withSecurity: boolean;
}

interface NoticesOptions {
  readonly withSecurity: boolean;
  readonly held: boolean;
}

const restMs = 30_000;

/** Loads notices of the selected wallet and of the sign-in, twice a minute while visible; none while `held`. */
export function useNotices({ withSecurity, held }: NoticesOptions): Notices {
  const client = useClient();
  const page = usePage();
  const { walletId } = useSelectedWallet();
  const resource: Resource<LoadedNotices> = useMemo(
    () => createResource((signal) => load(client, { walletId, withSecurity }, signal)),
    [client, walletId, withSecurity],
  );
  useEffect(() => {
    const unsubscribe = client.on('transaction-created', () => void resource.invalidate());
    return () => {
      unsubscribe();
      resource.reset();
    };
  }, [client, resource]);
  useEffect(() => {
    if (held) return;
    return poll(resource, {
      schedule: client.platform.schedule,
      restMs: () => restMs,
      isPaused: () => page?.visibilityState === 'hidden',
    });
  }, [client, page, resource, held]);
  useEffect(() => {
    if (!held) void resource.load();
  }, [resource, held]);
  const state = useStore(resource);
  useOnlineReload(resource, state);
  return { state, refresh: () => void resource.refresh() };
}

async function load(
  client: BillfoldClient,
  { walletId, withSecurity }: Asked,
  signal: AbortSignal,
): Promise<LoadedNotices> {
  const [transactions, settings, events, choices] = await Promise.all([
    walletId && client.transactions.list(walletId, { pageSize: 20 }, { signal }),
    walletId && client.wallets.getSettings(walletId, { signal }),
    withSecurity && client.user.listSecurityEvents({}, { signal }),
    withSecurity && client.user.getNotifications({ signal }),
  ]);
  return {
    notices: listNotices({
      transactions: transactions ? transactions.items : [],
      securityEvents: events ? events.items : [],
      choices: choices ? choices.events : [],
    }),
    isHidden: settings ? settings.hideBalances : false,
  };
}
