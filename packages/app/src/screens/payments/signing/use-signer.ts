import type { Business, ChosenSettlement } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useServices } from '../../../services/services-context.ts';

export interface Signer {
  readonly settlement: ChosenSettlement;
  /** True where the signed-in member owns the settlement wallet. */
  readonly isMine: boolean;
}

/** Returns the member that signs for a business, for its managers: undefined while it loads, null without one. */
export function useSigner({ id }: Pick<Business, 'id'>): Signer | null | undefined {
  const services = useServices();
  const { data: user } = useResource(services.user);
  const { data, status } = useResource(services.business.settlement(id));
  if (data === undefined) return status === 'failed' ? null : undefined;
  const { chosen: settlement } = data;
  return settlement && { settlement, isMine: settlement.memberId === user?.id };
}
