import { useResource, useStore } from '@billfold/react/hooks';
import { BusinessPicker as Picker } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import { BusinessMark } from './business-mark.tsx';

/** Businesses of the user; selecting one leaves a page about one thing of another (R-NAV-08). */
export function BusinessPicker(): ReactElement {
  const { business, session } = useServices();
  const { status, data } = useResource(business.list);
  const { businessId } = useStore(session);
  const [path, navigate] = useLocation();
  const select = (id: string): void => {
    session.selectBusiness(id);
    if (isOfOneBusiness(path)) navigate('/payments/dashboard');
  };
  const markOf = (id: number) => {
    const found = data?.find((each) => each.id === id);
    return found && <BusinessMark business={found} size={24} />;
  };
  return (
    <Picker
      businesses={data ?? null}
      businessId={businessId}
      onSelect={({ id }) => select(`${id}`)}
      mark={({ id }) => markOf(id)}
      failed={status === 'failed'}
      onRetry={() => void business.list.refresh()}
      onCreate={() => navigate('/payments/onboarding')}
    />
  );
}

/** Returns whether a page is about one thing, which another business does not have. */
const isOfOneBusiness = (path: string): boolean =>
  /^\/payments\/(onboarding$|(?!settings\/|guides\/)[\w-]+\/.)/.test(path);
