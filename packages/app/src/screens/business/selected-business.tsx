import type { Business } from '@billfold/core/payments';
import { useResource, useStore } from '@billfold/react/hooks';
import type { ReactNode } from 'react';
import { useServices } from '../../services/services-context.ts';
import { RoleNotice } from './role-notice.tsx';
import { useFresh } from './use-fresh.ts';

export interface SelectedBusinessProps {
  readonly children: (business: Business) => ReactNode;
}

/** Draws the screen of the selected business anew with each change of it, such as another role. */
export function SelectedBusiness({ children }: SelectedBusinessProps): ReactNode {
  const { business, session } = useServices();
  const { businessId } = useStore(session);
  const { data } = useResource(business.list);
  useFresh(business.list);
  const selected = data?.find(({ id }) => `${id}` === businessId);
  // The guard shows no screen without one.
  return (
    selected && (
      <>
        <RoleNotice key={`role in ${selected.id}`} business={selected} />
        {children(selected)}
      </>
    )
  );
}
