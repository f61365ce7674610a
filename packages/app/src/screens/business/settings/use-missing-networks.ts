import type { Network } from '@billfold/core';
import { listServedNetworks } from '@billfold/core/internal';
import type { ChosenSettlement } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';

/** Lists the networks of the server on which the settlement wallet has no account for payments yet. */
export function useMissingNetworks({
  networks,
}: Pick<ChosenSettlement, 'networks'>): readonly Network[] {
  const { data: config } = useResource(useServices().client.resources.config);
  if (config === undefined) return [];
  return listServedNetworks(config).filter((code) => !networks.includes(code));
}
