import type { Business } from '@billfold/core/payments';
import { useResource, useStore } from '@billfold/react/hooks';
import type { ReactNode } from 'react';
import { refusalBySignIn } from '../../services/business-data.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { RoleNotice } from './role-notice.tsx';
import { SignInRuleCard } from './sign-in-rule-card.tsx';
import { useFresh } from './use-fresh.ts';

export interface SelectedBusinessProps {
  readonly children: (business: Business) => ReactNode;
  /** True below the heading of a page; else the screen of a business has its own. */
  readonly hasHeading?: boolean;
}

/** Draws the screen of the selected business anew with each change of it, such as another role. */
export function SelectedBusiness({
  children,
  hasHeading = false,
}: SelectedBusinessProps): ReactNode {
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
        <Admitted business={selected} hasHeading={hasHeading}>
          {children(selected)}
        </Admitted>
      </>
    )
  );
}

interface AdmittedProps {
  readonly business: Business;
  readonly hasHeading: boolean;
  readonly children: ReactNode;
}

/** Content of a business, unless it asks for another sign-in first. */
function Admitted({ business, hasHeading, children }: AdmittedProps): ReactNode {
  const state = useResource(useServices().business.detail(business.id));
  const rule = refusalBySignIn(state.error);
  if (rule === null) return children;
  const card = <SignInRuleCard businessId={business.id} rule={rule} />;
  return hasHeading ? card : <Screen title={business.name}>{card}</Screen>;
}
