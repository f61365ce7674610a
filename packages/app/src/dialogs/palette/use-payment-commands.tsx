import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Icon, icons } from '@billfold/react/internal';
import type { Command } from '@billfold/react/screens';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { mayCreatePayments } from '../../screens/payments/may-create-payments.ts';
import { useServices } from '../../services/services-context.ts';
import { useLivemode } from '../../services/use-livemode.ts';

/** Returns the commands that create a payment and a link, for members of the selected business who may. */
export function usePaymentCommands(): readonly Command[] {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { session, business, payments } = useServices();
  const { businessId } = useStore(session);
  const selected = useStore(business.list).data?.find(({ id }) => `${id}` === businessId);
  const livemode = useLivemode();
  const may = selected !== undefined && mayCreatePayments(selected, livemode);
  return useMemo(() => {
    if (!may) return [];
    const open = (name: 'payment' | 'link') => () => {
      payments.wantedDialog.set({ name });
      navigate('/payments/dashboard');
    };
    return [
      {
        ...{ id: 'new payment', text: t('palette.newPayment'), run: open('payment') },
        icon: <Icon shape={icons.plus} />,
      },
      {
        ...{ id: 'new link', text: t('palette.newLink'), run: open('link') },
        icon: <Icon shape={icons.link} />,
      },
    ];
  }, [may, t, navigate, payments]);
}
