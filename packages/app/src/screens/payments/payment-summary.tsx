import { isEmailAddress } from '@billfold/core/internal';
import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { AmountText, CopyButton, TimeText, useTranslate } from '@billfold/react';
import {
  Button,
  Card,
  IconButton,
  icons,
  LinkButton,
  Menu,
  MenuItem,
  PaymentStatus,
  useDraft,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { isWaiting } from '../../common/is-waiting.ts';
import { useIsSandbox } from '../../services/use-livemode.ts';
import { ActionDialog } from './action-dialog.tsx';
import { CreateAgain } from './create-again.tsx';
import { formatSum } from './format-sum.ts';
import { HandledDialog, HandledMark, mayBeHandled } from './handled-mark.tsx';
import { nameOfPayment } from './name-of-payment.ts';
import * as css from './payment.css.ts';
import {
  findLeadingStep,
  hasMoney,
  isEnded,
  isRareAction,
  isRefundedByCancelling,
  isUndone,
  type LeadingStep,
  listPaymentActions,
  type PaymentAction,
} from './payment-actions.ts';
import { nameOfAction, otherCoinsSentence, paymentSentence } from './payment-sentence.ts';
import { isExcessReturning } from './refunds/find-refunding.ts';
import { RefundButton, RefundDialog, useMayRefund } from './refunds/refund-button.tsx';
import { SignRefundButton } from './refunds/sign-refund-button.tsx';
import { useRefunding } from './refunds/use-refunding.ts';
import { valueOfRefund } from './refunds/value-of-refund.ts';
import { SimulateDialog } from './simulate-dialog.tsx';

export interface PaymentSummaryProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Head of the page: price and status, one sentence about it, and the actions that it allows. */
export function PaymentSummary({ business, payment }: PaymentSummaryProps): ReactElement {
  const t = useTranslate();
  const { expiresAt } = payment;
  // The dialog keeps its content while it leaves.
  const [action, setAction] = useState<PaymentAction | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useDraft(`reason about ${payment.id}`);
  const open = (wanted: PaymentAction): void => {
    setAction(wanted);
    setIsOpen(true);
  };
  const actions = listPaymentActions(payment, business.role);
  const shown = actions.filter((each) => !isRareAction(each, payment));
  const rare = actions.filter((each) => isRareAction(each, payment));
  const refunding = useRefunding({ business, payment });
  const maySign = isPermitted(business.role, 'sign-funds', payment.livemode);
  const toSign = maySign ? refunding.toSign : null;
  const leading = toSign === null ? findLeadingStep(payment, refunding.isOngoing) : null;
  const other = otherCoinsSentence(payment, refunding, t);
  const says = paymentSentence(payment, refunding, t);
  // First what happened, then what is still awaited.
  const isOtherFirst = other !== null && payment.displayStatus === 'Pending';
  const variantOf = (step: LeadingStep) => (step === leading ? 'primary' : 'quiet');
  const subject = t('payment.contact.subject', { name: nameOfPayment(payment) });
  const contact = contactOf(payment, subject);
  const takesMoney = isWaiting(payment);
  const dialog = { business, payment, open: isOpen, onClose: () => setIsOpen(false) };
  const [isRefundOpen, setIsRefundOpen] = useState(false);
  const [wantsRefund, setWantsRefund] = useState(false);
  const [isHandling, setIsHandling] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const reasonOfInvalid = findReasonOfInvalid(payment);
  const mark = findMark(payment);
  // A refund of the rest is rare once the excess went back, or is on its way.
  const isRefundRare = isExcessReturning(payment, refunding) && !isEnded(payment);
  const mayRefund = useMayRefund({ business, payment });
  const hasRareRefund = mayRefund && isRefundRare;
  // A payment that was cancelled for its refund allows one once it is loaded as cancelled.
  if (wantsRefund && mayRefund) {
    setWantsRefund(false);
    setIsRefundOpen(true);
  }
  const refund = !isRefundRare && (
    <RefundButton
      key="refund"
      {...{ business, payment }}
      variant={variantOf('refund')}
      onOpen={() => setIsRefundOpen(true)}
    />
  );
  const nameOf = (each: PaymentAction): string => nameOfAction(each, payment, t);
  const draw = (each: PaymentAction): ReactElement => (
    <Button key={each} variant={variantOf(each)} aria-haspopup="dialog" onClick={() => open(each)}>
      {nameOf(each)}
    </Button>
  );
  const drawItem = (each: PaymentAction): ReactElement => (
    <MenuItem key={each} danger={isDangerous(each)} onSelect={() => open(each)}>
      {nameOf(each)}
    </MenuItem>
  );
  const steps = [
    toSign !== null && (
      <SignRefundButton
        key="sign"
        {...{ business, size: 'md' }}
        refund={toSign}
        value={valueOfRefund(payment, toSign)}
      />
    ),
    ...shown.filter((each) => each === leading).map(draw),
    leading === 'refund' && refund,
    leading === 'link' && (
      <CopyButton
        key="link"
        text={payment.checkoutUrl}
        label={t('payment.checkout.copy')}
        variant="primary"
      />
    ),
    contact !== null && (
      <LinkButton key="contact" variant={variantOf('contact')} href={contact}>
        {t('payment.contact')}
      </LinkButton>
    ),
    ...shown.filter((each) => each !== leading).map(draw),
    leading !== 'refund' && refund,
  ];
  return (
    <Card aria-label={t('payment.title')}>
      <div className={css.summary}>
        <div className={css.head}>
          <div className={css.hero}>
            <ArrivedAmount payment={payment} />
            <PaymentStatus payment={payment} hidesTest={useIsSandbox()} />
          </div>
          <Menu
            label={t('payment.more')}
            align="end"
            trigger={<IconButton ref={menu} icon={icons.more} label={t('payment.more')} />}
          >
            {hasRareRefund && (
              <MenuItem onSelect={() => setIsRefundOpen(true)}>{t('refunds.new')}</MenuItem>
            )}
            {rare.filter((each) => !isDangerous(each)).map(drawItem)}
            {mayBeHandled({ business, payment }) && (
              <MenuItem onSelect={() => setIsHandling(true)}>{t('payment.handled.mark')}</MenuItem>
            )}
            <MenuItem onSelect={() => window.print()}>{t('payment.print')}</MenuItem>
            {rare.filter(isDangerous).map(drawItem)}
          </Menu>
        </div>
        <p className={css.says} role="status">
          {isOtherFirst ? other : says}{' '}
          {mark !== null && (
            <bdi className={css.reasonLine}>{t('payment.says.markedPaid.by', mark)}</bdi>
          )}
          {reasonOfInvalid !== null && (
            <bdi className={css.reasonLine}>
              {t('payment.says.reason', { reason: reasonOfInvalid })}
            </bdi>
          )}
        </p>
        {other !== null && !isOtherFirst && <p>{other}</p>}
        {(isOtherFirst || (takesMoney && expiresAt !== null)) && (
          <p className={css.muted}>
            {isOtherFirst && `${says} `}
            {takesMoney && expiresAt !== null && (
              <>
                {t('payment.until')} <TimeText at={expiresAt} form="date" />
              </>
            )}
          </p>
        )}
        <div className={css.decisions}>
          {steps}
          <CreateAgain {...{ business, payment }} />
          <HandledMark {...{ business, payment }} onUndone={() => menu.current?.focus()} />
        </div>
      </div>
      <HandledDialog
        {...{ business, payment }}
        open={isHandling}
        onClose={() => setIsHandling(false)}
      />
      <RefundDialog
        {...{ business, payment }}
        open={isRefundOpen}
        onClose={() => setIsRefundOpen(false)}
      />
      {action === 'simulate' && <SimulateDialog {...dialog} />}
      {action !== null && action !== 'simulate' && (
        <ActionDialog
          {...dialog}
          action={action}
          onDone={() => setWantsRefund(isRefundedByCancelling(payment))}
          reason={reason ?? ''}
          onReasonChange={setReason}
          onAction={open}
        />
      )}
    </Card>
  );
}

const isDangerous = (action: PaymentAction): boolean =>
  action === 'invalidate' || action === 'cancel';

/** Price of a payment; behind what counts of it, where that is another sum or asks for a decision. */
function ArrivedAmount({ payment }: Pick<PaymentSummaryProps, 'payment'>): ReactElement {
  const t = useTranslate();
  const { price, credited, paidState, displayStatus, flags, status } = payment;
  const isOdd =
    paidState === 'OVERPAID' ||
    paidState === 'UNDERPAID' ||
    displayStatus === 'Late' ||
    (flags.includes('wrongAsset') && !isWaiting(payment)) ||
    (status === 'INVALID' && !hasMoney(payment));
  if (!isOdd) return <AmountText amount={formatSum(price)} size="hero" />;
  return (
    <span className={css.arrived}>
      <AmountText amount={formatSum({ amount: credited, currency: price.currency })} size="hero" />{' '}
      <span className={css.ofPrice}>{t('payment.ofPrice', { price: formatSum(price) })}</span>
    </span>
  );
}

/** Returns who marked a payment as paid, and how it was paid; null of any other payment. */
function findMark({ paidElsewhere, timeline }: PaymentDetail) {
  if (paidElsewhere === null) return null;
  const entry = timeline.findLast(({ type }) => type === 'payment.marked_paid');
  return entry === undefined ? null : { name: entry.actor, reason: entry.reason ?? '' };
}

/** Returns why a member marked a payment as invalid; null for one that they did not, or that counts again. */
function findReasonOfInvalid({ status, timeline }: PaymentDetail): string | null {
  if (status !== 'INVALID') return null;
  return timeline.findLast(({ type }) => type === 'payment.invalid')?.reason ?? null;
}

/**
 * Returns the address that opens an email to the customer, where there is something to agree about; null for an
 * email that is masked.
 */
function contactOf(payment: PaymentDetail, subject: string) {
  const { customer, paidState, displayStatus } = payment;
  const email = customer?.email ?? null;
  const isOdd =
    paidState === 'OVERPAID' ||
    paidState === 'UNDERPAID' ||
    displayStatus === 'Late' ||
    isUndone(payment);
  if (email === null || !isOdd || !isEmailAddress(email)) return null;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}
