import type {
  Business,
  PaymentLink,
  PaymentLinkState,
  UpdatePaymentLink,
} from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useForm } from '@billfold/react/internal';
import { useServices } from '../../services/services-context.ts';

export interface ChangedLink {
  readonly business: Business;
  readonly link: PaymentLink;
}

export interface LinkChange {
  readonly isBusy: boolean;
  /** Pauses an active link, or lets a paused one take payments again. */
  readonly togglePause: () => void;
  readonly toggleArchive: () => void;
}

type Said = 'paused' | 'resumed' | 'archivedDone' | 'restored';

const pausing = (state: PaymentLinkState): Said => (state === 'PAUSED' ? 'resumed' : 'paused');
const archiving = (isArchived: boolean): Said => (isArchived ? 'restored' : 'archivedDone');

/** Makes changes of a link that another press undoes. */
export function useLinkChange({ business, link }: ChangedLink): LinkChange {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state: form, submit } = useForm<never>();
  const { state } = link;
  const isArchived = state === 'ARCHIVED';
  const change = (changes: UpdatePaymentLink, said: Said): void => {
    const call = () =>
      services.business.call(({ paymentLinks }) =>
        paymentLinks.update(business.id, link.id, changes),
      );
    void submit({}, call).then((done) => {
      services.payments.invalidate();
      if (done !== null) notify.success(t(`paymentLinks.${said}`));
    });
  };
  return {
    isBusy: form.isBusy,
    togglePause: () => change({ isActive: state === 'PAUSED' }, pausing(state)),
    toggleArchive: () => change({ isArchived: !isArchived }, archiving(isArchived)),
  };
}
