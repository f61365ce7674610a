import type { ResourceState } from '@billfold/core/flows';
import type { Known, NoPayments } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useServices } from '../services/services-context.ts';

/** Returns whether the user is a member of a business, or that the server has no payments area. */
export function useHasBusiness(): Known<boolean> | NoPayments {
  const { client, business } = useServices();
  const isOn = known(useStore(client.resources.config), ({ features }) => features.payments);
  const hasBusiness = known(useStore(business.list), ({ length }) => length > 0);
  if (isOn.status !== 'known') return isOn;
  return isOn.value ? hasBusiness : { status: 'none' };
}

/** Data from before a failed refresh still counts. */
export function known<T>(state: ResourceState<T>, isTrue: (data: T) => boolean): Known<boolean> {
  if (state.data !== undefined) return { status: 'known', value: isTrue(state.data) };
  return { status: state.status === 'failed' ? 'failed' : 'loading' };
}
