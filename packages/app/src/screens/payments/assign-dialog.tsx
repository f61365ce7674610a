import { isErrorCode } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { compareAmounts, trimDecimal } from '@billfold/core/internal';
import type {
  Business,
  ListedUnmatched,
  Payment,
  SuggestedPayment as Suggestion,
} from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  type FormState,
  Icon,
  icons,
  LoadingText,
  Notice,
  RadioCards,
  Skeleton,
  TextButton,
  TextField,
  useForm,
  useRestingText,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { formatSum } from './format-sum.ts';
import * as css from './forms.css.ts';
import { nameOfPayment } from './name-of-payment.ts';
import * as paymentCss from './payment.css.ts';

export interface AssignDialogProps {
  readonly business: Business;
  readonly transfer: ListedUnmatched;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses the payment that a transfer was meant for. */
export function AssignDialog({ open, ...props }: AssignDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={props.onClose}>
      <AssignForm {...props} />
    </FormDialog>
  );
}

/** Asks about the payment that is suggested, or for one of the list. */
function AssignForm(props: Omit<AssignDialogProps, 'open'>): ReactElement {
  // A suggestion that vanishes while it is read does not change the question.
  const [suggestion] = useState(props.transfer.suggestion);
  const [isOther, setIsOther] = useState(suggestion === null);
  if (isOther || suggestion === null) return <ChosenPayment {...props} />;
  return <SuggestedPayment {...props} suggestion={suggestion} onOther={() => setIsOther(true)} />;
}

interface SuggestedPaymentProps extends Omit<AssignDialogProps, 'open'> {
  readonly suggestion: Suggestion;
  readonly onOther: () => void;
}

/** The suggested payment, and what assigning does to it. */
function SuggestedPayment(props: SuggestedPaymentProps): ReactElement {
  const t = useTranslate();
  const { transfer, suggestion, onOther, onClose } = props;
  const { state, assign } = useAssign(props);
  const { price, credits } = suggestion;
  const name = nameOfPayment(suggestion);
  return (
    <FormDialogContent
      title={titleOf(transfer, t)}
      submit={t('unmatched.assign.submit')}
      isBusy={state.isBusy}
      onSubmit={() => assign(suggestion)}
      onCancel={onClose}
    >
      <Refusal failure={state.failure} />
      <p className={paymentCss.says}>
        {t('unmatched.assign.effect', {
          name,
          price: formatSum(price),
          credits: formatSum({ amount: credits, currency: price.currency }),
        })}
      </p>
      <div>
        <TextButton disabled={state.isBusy} onClick={onOther}>
          {t('unmatched.assign.other')}
        </TextButton>
      </div>
    </FormDialogContent>
  );
}

function Refusal({ failure }: Pick<FormState<never>, 'failure'>): ReactElement {
  const t = useTranslate();
  if (isErrorCode(failure, 'api') && failure.serverCode === 'state_conflict')
    return (
      <Notice tone="warning" live title={t('unmatched.decided.title')}>
        {failure.messages.join(' ')}
      </Notice>
    );
  return <FormFailure failure={failure} fields={[]} />;
}

function ChosenPayment(props: Omit<AssignDialogProps, 'open'>): ReactElement {
  const t = useTranslate();
  const { transfer, onClose } = props;
  const { asset: unit } = transfer;
  const [search, setSearch] = useState('');
  const { typed, type } = useRestingText(search, setSearch);
  const candidates = useCandidates(props, search);
  const [chosen, setChosen] = useState<Payment | null>(null);
  const { state, assign } = useAssign(props);
  return (
    <FormDialogContent
      title={titleOf(transfer, t)}
      submit={t('unmatched.assign.submit')}
      missing={chosen === null ? t('unmatched.assign.missing') : undefined}
      isBusy={state.isBusy}
      onSubmit={async () => {
        if (chosen !== null) await assign(chosen);
      }}
      onCancel={onClose}
    >
      <Refusal failure={state.failure} />
      <TextField
        type="search"
        label={t('unmatched.assign.search')}
        placeholder={t('unmatched.assign.search.hint')}
        leading={<Icon shape={icons.search} size={16} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onValueChange={type}
      />
      {candidates === undefined && (
        <div className={css.choices}>
          <LoadingText />
          <Skeleton shape="block" width="100%" height="56px" />
          <Skeleton shape="block" width="100%" height="56px" />
        </div>
      )}
      {candidates?.length === 0 && (
        <p className={paymentCss.text} role="status">
          {t('unmatched.assign.none', { unit })}
        </p>
      )}
      {candidates !== undefined && candidates.length > 0 && (
        <RadioCards
          className={css.choices}
          layout="stack"
          label={t('unmatched.assign.payments', { unit })}
          value={chosen?.id ?? null}
          disabled={state.isBusy}
          options={candidates.map((payment) => ({
            value: payment.id,
            title: nameOfPayment(payment),
            end: formatSum(payment.price),
            details: [candidateText(payment)],
          }))}
          onValueChange={(id) => setChosen(candidates.find((each) => each.id === id) ?? null)}
        />
      )}
      {chosen !== null && (
        <>
          <Outcome transfer={transfer} payment={chosen} />
          <p className={paymentCss.muted}>{t('unmatched.assign.lead')}</p>
        </>
      )}
    </FormDialogContent>
  );

  function candidateText(payment: Payment): string {
    const { due, displayStatus, customer } = payment;
    const difference = differenceOf(transfer, payment);
    const parts = [
      t(`paymentStatus.${displayStatus}`),
      due === null ? null : t('unmatched.assign.expected', { amount: trimDecimal(due), unit }),
      difference === null || difference.sign === 0
        ? null
        : t(difference.sign > 0 ? 'unmatched.assign.over.short' : 'unmatched.assign.under.short', {
            amount: difference.by,
            unit,
          }),
      customer?.email ?? null,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  }
}

/** Amount that is assigned, with its value where that is known. */
function titleOf({ amount, asset, value }: ListedUnmatched, t: Translate): string {
  const unit = value === null ? asset : `${asset} (${formatSum(value)})`;
  return t('unmatched.assign.title', { amount: trimDecimal(amount), unit });
}

interface OutcomeProps {
  readonly transfer: ListedUnmatched;
  readonly payment: Payment;
}

/** Compares a transfer with what a payment still waits for; null for one without a coin. */
function differenceOf({ amount }: ListedUnmatched, { due, paidState, shortBy }: Payment) {
  if (due === null) return null;
  return compareAmounts(amount, paidState === 'UNPAID' ? due : shortBy);
}

/** Says what becomes of a payment, and by how much the transfer differs from what it still waits for. */
function Outcome({ transfer, payment }: OutcomeProps): ReactElement | null {
  const t = useTranslate();
  const { asset: unit } = transfer;
  const difference = differenceOf(transfer, payment);
  if (difference === null) return null;
  const { sign, by: amount } = difference;
  const name = nameOfPayment(payment);
  if (sign === 0)
    return (
      <Notice tone="info" live>
        {t('unmatched.assign.exact', { name })}
      </Notice>
    );
  return (
    <Notice tone="warning" live>
      {t(sign > 0 ? 'unmatched.assign.over' : 'unmatched.assign.under', { name, amount, unit })}
    </Notice>
  );
}

/** Returns the newest payments in the asset of a transfer; undefined while they load. */
function useCandidates(
  { business, transfer: { asset, network, livemode } }: Omit<AssignDialogProps, 'open'>,
  search: string,
): readonly Payment[] | undefined {
  const resource = useServices().payments.list({
    businessId: business.id,
    filters: { asset, network, livemode, ...(search !== '' && { search }) },
    ...{ pageSize: 10, firstPage: 1, lastPage: 1 },
  });
  return useResource(resource).data?.items;
}

type NamedPayment = Pick<Payment, 'id' | 'orderId' | 'description'>;

function useAssign({ business, transfer, onClose }: Omit<AssignDialogProps, 'open'>) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const assign = async (chosen: NamedPayment): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call(({ unmatched }) =>
        unmatched.assign(business.id, transfer.id, { paymentId: chosen.id }),
      ),
    );
    if (done === null) return;
    onClose();
    notify.success(t('unmatched.assigned', { name: nameOfPayment(chosen) }));
    services.payments.invalidate();
  };
  return { state, assign };
}
