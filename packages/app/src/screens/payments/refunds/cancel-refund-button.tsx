import { getNetwork } from '@billfold/core';
import { isPermitted, type Refund } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  FormDialog,
  FormDialogContent,
  FormFailure,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as paymentCss from '../payment.css.ts';
import { callsOfRefund } from './refund-calls.ts';
import type { RefundRowProps } from './refund-row-props.ts';
import { useRefundPsbt } from './use-refund-psbt.ts';

/** Cancels a refund that is not on its way, after a question. */
export function CancelRefundButton(props: RefundRowProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button size="sm" variant="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('refunds.cancel')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <Question {...props} onClose={close} />
      </FormDialog>
    </>
  );
}

function Question(props: RefundRowProps & { readonly onClose: () => void }): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const { business, refund, onClose } = props;
  const cancel = async (): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call((client) => {
        const { calls, sourceId } = callsOfRefund(client, refund);
        return calls.cancel(business.id, sourceId, refund.id);
      }),
    );
    // Where another member was first, the page shows what they did.
    services.payments.invalidate();
    if (done === null) return;
    onClose();
    notify.success(t('refunds.cancel.done'));
  };
  return (
    <FormDialogContent
      title={t('refunds.cancel.title')}
      submit={t('refunds.cancel')}
      cancel={t('refunds.cancel.keep')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={cancel}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p className={paymentCss.text}>{t('refunds.cancel.text')}</p>
      {isPermitted(business.role, 'sign-funds', refund.livemode) && isPreparable(refund) && (
        <Prepared businessId={business.id} refund={refund} />
      )}
      {refund.claimUrl !== null && <p className={paymentCss.text}>{t('refunds.cancel.link')}</p>}
    </FormDialogContent>
  );
}

/** Reports whether another wallet may have got a transaction of a refund to sign. */
const isPreparable = ({ network, address }: Refund): boolean =>
  address !== null && getNetwork(network).model.family === 'utxo';

/** Warns of a transaction that was prepared for another wallet, also while that is not known; nothing where none was. */
function Prepared(props: {
  readonly businessId: number;
  readonly refund: Refund;
}): ReactElement | null {
  const t = useTranslate();
  const { prepared } = useRefundPsbt(props.businessId, props.refund);
  return prepared === null ? null : (
    <p className={paymentCss.text}>{t('refunds.cancel.prepared')}</p>
  );
}
