import type { MessageKey } from '@billfold/core/i18n';
import type { Business, PaymentsClient } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useForm } from '@billfold/react/internal';
import { useServices } from '../../../services/services-context.ts';

export interface MadeChange {
  readonly call: (client: PaymentsClient, businessId: number) => Promise<unknown>;
  /** Sentence that says that it was made. */
  readonly said: MessageKey;
}

/** Makes changes of an invoice or a schedule; each resolves to false where the service refused. */
export function useInvoiceChange(business: Pick<Business, 'id'>) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const make = async ({ call, said }: MadeChange): Promise<boolean> => {
    const done = await submit({}, () =>
      services.business.call((client) => call(client, business.id)),
    );
    services.payments.invalidate();
    if (done !== null) notify.success(t(said));
    return done !== null;
  };
  return { state, make };
}
