import { holdingsOf } from '@billfold/core/flows';
import { CoinMark } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { hrefOf } from '../../routing/navigation.ts';
import { useServices } from '../../services/services-context.ts';
import { useWalletId } from '../../session/use-wallet-id.ts';

/** Returns a command per asset of the wallet that opens its page. */
export function useAssetCommands(): readonly Command[] {
  const [, navigate] = useLocation();
  const { client } = useServices();
  const { data } = useResource(client.resources.accounts(useWalletId()));
  return useMemo(() => {
    const holdings = new Map(
      holdingsOf(data?.items ?? []).map((holding) => [holding.symbol, holding]),
    );
    return [...holdings.values()].map(({ symbol, name }) => ({
      id: `asset ${symbol}`,
      text: name,
      detail: symbol,
      icon: <CoinMark symbol={symbol} size={24} />,
      run: () => navigate(hrefOf({ to: 'asset', symbol })),
    }));
  }, [data, navigate]);
}
