import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { BusinessMark } from '../../shell/business-mark.tsx';

/** Returns a command per other business that selects it and opens its dashboard. */
export function useSwitchBusinessCommands(): readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { session, business } = useServices();
  const { businessId } = useStore(session);
  const { data } = useStore(business.list);
  return useMemo(() => {
    const others = data?.filter(({ id }) => `${id}` !== businessId) ?? [];
    return others.map((each) => ({
      id: `business ${each.id}`,
      text: t('palette.switchTo', { name: each.name }),
      icon: <BusinessMark business={each} size={24} />,
      run: () => {
        session.selectBusiness(`${each.id}`);
        navigate('/payments/dashboard');
      },
    }));
  }, [data, businessId, t, navigate, session]);
}
