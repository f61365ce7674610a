import { fieldMessage } from '@billfold/core/flows';
import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Checkbox,
  FormDialog,
  FormDialogContent,
  FormFailure,
  Select,
  TextField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';
import { type SimulatedShare, simulatedAmount, simulatedShares } from './simulated-amount.ts';
import { simulatedAssets } from './simulated-assets.ts';
import { useBlockOptions } from './use-block-options.ts';

export interface SimulateDialogProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Pays a test payment as a customer would, exactly or not. */
export function SimulateDialog({ open, ...props }: SimulateDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <SimulateForm {...props} />
    </FormDialog>
  );
}

function SimulateForm(props: Omit<SimulateDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { payment, onClose } = props;
  const { method } = payment;
  const { order, change, state, clearErrors, pay } = useSimulation(props);
  const blocks = useBlockOptions(payment);
  const assets = simulatedAssets(method);
  const isEvmCoin =
    (method?.network === 'ETH' || method?.network === 'BSC') && order.asset === assets[0]?.id;
  return (
    <FormDialogContent
      title={t('payment.simulate.title')}
      submit={t('payment.simulate.submit')}
      isBusy={state.isBusy}
      onSubmit={pay}
      onCancel={onClose}
    >
      <FormFailure failure={state.failure} fields={['amount']} />
      <p className={css.text}>{t('payment.simulate.lead')}</p>
      <Select
        label={t('payment.simulate.amount')}
        value={order.share}
        options={simulatedShares.map((id) => ({ id, text: shareText(id) }))}
        onValueChange={(id) => {
          const share = simulatedShares.find((each) => each === id);
          if (share) change({ share });
        }}
      />
      {order.share === 'own' && (
        <TextField
          label={t('payment.simulate.own')}
          inputMode="decimal"
          autoComplete="off"
          value={order.own}
          trailing={method?.asset}
          onValueChange={(own) => {
            change({ own });
            clearErrors('amount');
          }}
          error={fieldMessage(state, 'amount', t)}
        />
      )}
      {assets.length > 1 && (
        <Select
          label={t('payment.simulate.asset')}
          value={order.asset}
          options={assets}
          onValueChange={(asset) => change({ asset })}
        />
      )}
      <Select
        label={t('payment.simulate.blocks')}
        value={order.blocks}
        options={blocks}
        onValueChange={(id) => change({ blocks: id })}
      />
      {(method?.memo != null || method?.reference != null) && (
        <Checkbox
          label={t('payment.simulate.withoutMarks')}
          checked={order.withoutMarks}
          onCheckedChange={(withoutMarks) => change({ withoutMarks })}
        />
      )}
      {isEvmCoin && (
        <Checkbox
          label={t('payment.simulate.byContract')}
          checked={order.byContract}
          onCheckedChange={(byContract) => change({ byContract })}
        />
      )}
    </FormDialogContent>
  );

  function shareText(share: SimulatedShare): string {
    const amount = share === 'own' ? null : simulatedAmount(payment, share, '');
    const text = t(`payment.simulate.${share}`);
    return amount === null ? text : `${text} · ${amount} ${method?.asset ?? ''}`;
  }
}

interface Order {
  readonly share: SimulatedShare;
  readonly own: string;
  readonly asset: string;
  /** Number of blocks, or `replaceable`. */
  readonly blocks: string;
  readonly withoutMarks: boolean;
  readonly byContract: boolean;
}

function useSimulation({ business, payment, onClose }: Omit<SimulateDialogProps, 'open'>) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, clearErrors, submit } = useForm<'amount'>();
  const [order, setOrder] = useState<Order>(() => ({
    ...{ share: 'exact', own: '', withoutMarks: false, byContract: false },
    asset: simulatedAssets(payment.method)[0]?.id ?? '',
    blocks: String(payment.confirmations?.final ?? 0),
  }));
  const pay = async (): Promise<void> => {
    const amount = simulatedAmount(payment, order.share, order.own);
    if (amount === null) {
      await submit({ amount: 'payment.simulate.amount.invalid' }, () => Promise.resolve());
      return;
    }
    const replaceable = order.blocks === 'replaceable';
    const done = await submit({}, () =>
      services.business.call(({ payments }) =>
        payments.simulate(business.id, payment.id, {
          ...{ amount, replaceable, asset: order.asset },
          confirmations: replaceable ? 0 : Number(order.blocks),
          ...(order.withoutMarks && { withoutMarks: true }),
          ...(order.byContract && { byContract: true }),
        }),
      ),
    );
    if (done === null) return;
    onClose();
    notify.success(t('payment.simulate.done'));
    services.payments.invalidate();
  };
  const change = (next: Partial<Order>): void => setOrder({ ...order, ...next });
  return { order, change, state, clearErrors, pay };
}
