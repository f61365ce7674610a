import { addAmounts, compareAmounts, isAboveZero, trimDecimal } from '@billfold/core/internal';
import {
  type Business,
  isPermitted,
  type ListedUnmatched,
  type Refund,
} from '@billfold/core/payments';
import { AmountText, CoinMark, useNotify, useTranslate } from '@billfold/react';
import { Button, ChainText, ListTime } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { formatSum } from './format-sum.ts';
import * as css from './forms.css.ts';
import { nameOfPayment } from './name-of-payment.ts';
import { UnmatchedRefundButton, UnmatchedRefunds } from './unmatched-refunds.tsx';
import { useDecision } from './use-decision.ts';

export interface UnmatchedRowProps {
  readonly business: Business;
  readonly transfer: ListedUnmatched;
  /** Called once it was ignored, so that this can be undone. */
  readonly onIgnored: (transfer: ListedUnmatched) => void;
}

/** A transfer that names no payment, with what a member may decide about it. */
export function UnmatchedRow(props: UnmatchedRowProps): ReactElement {
  const t = useTranslate();
  const { business, transfer } = props;
  const { asset: unit, network, state, livemode, paymentId, value, firstSeenAt } = transfer;
  const mayDecide = isPermitted(business.role, 'decide-payments', livemode);
  const isToDecide = state === 'OPEN' && mayDecide && !hasOpenRefund(transfer);
  return (
    <li className={css.transferRow}>
      <div className={css.words}>
        <span className={css.money}>
          <CoinMark symbol={unit} network={network} size={25} />
          <span className={css.title}>
            <AmountText amount={trimDecimal(transfer.amount)} unit={unit} />
          </span>
          {value !== null && <span className={css.value}>{formatSum(value)}</span>}
          <span className={css.time}>
            <ListTime at={firstSeenAt} />
          </span>
        </span>
        <Rest transfer={transfer} />
        {state === 'OPEN' && <Cause transfer={transfer} />}
        <Facts transfer={transfer} />
      </div>
      <div className={css.end}>
        {state === 'ASSIGNED' && paymentId !== null && (
          <PageLink href={`/payments/payments/${paymentId}`}>{t('unmatched.payment')}</PageLink>
        )}
        {isToDecide && <AssignButton {...props} />}
        <UnmatchedRefundButton {...{ business, transfer }} />
        {isToDecide && <IgnoreButton {...props} />}
        {state === 'IGNORED' && mayDecide && <ReopenButton {...props} />}
      </div>
      <UnmatchedRefunds {...{ business, transfer }} />
    </li>
  );
}

/** Reports whether a refund is open: until it has ended, nothing else can be decided. */
function hasOpenRefund({ refunds }: ListedUnmatched): boolean {
  return refunds.some(
    ({ status }) => status !== 'CONFIRMED' && status !== 'CANCELLED' && status !== 'EXPIRED',
  );
}

/** Part of a transfer that stays after what was sent back; nothing where no part was, and where nothing is left. */
function Rest({ transfer }: Pick<UnmatchedRowProps, 'transfer'>): ReactElement | null {
  const t = useTranslate();
  const { amount, refunds, asset: unit } = transfer;
  const gone = addAmounts(refunds.filter(isSent).flatMap((each) => [each.amount, each.kept]));
  const { sign, by } = compareAmounts(amount, gone);
  if (!isAboveZero(gone) || sign <= 0) return null;
  return <p className={css.cause}>{t('unmatched.rest', { amount: by, unit })}</p>;
}

const isSent = ({ status }: Refund): boolean => status === 'BROADCAST' || status === 'CONFIRMED';

/** Why no payment was found, and the payment that it is probably for. */
function Cause({ transfer }: Pick<UnmatchedRowProps, 'transfer'>): ReactElement {
  const t = useTranslate();
  const { cause, suggestion } = transfer;
  return (
    <p className={css.cause}>
      {t(`unmatched.cause.${cause}`)}
      {suggestion !== null && (
        <>
          {` ${t('unmatched.suggestion')} `}
          <PageLink href={`/payments/payments/${suggestion.id}`}>
            {t('unmatched.suggestion.of', {
              name: nameOfPayment(suggestion),
              price: formatSum(suggestion.price),
            })}
          </PageLink>
        </>
      )}
    </p>
  );
}

function Facts({ transfer }: Pick<UnmatchedRowProps, 'transfer'>): ReactElement {
  const t = useTranslate();
  const { hash, address, from, memo, network } = transfer;
  return (
    <div className={css.facts}>
      {from !== null && (
        <span className={css.chain}>
          {t('unmatched.from')}
          <ChainText
            network={network}
            page={{ address: from }}
            hidesExplorer={hash !== null}
            copyLabel={t('unmatched.copyFrom')}
          />
        </span>
      )}
      <span className={css.chain}>
        {t('unmatched.to')}
        <ChainText
          network={network}
          page={{ address }}
          hidesExplorer={hash !== null}
          copyLabel={t('unmatched.copyTo')}
        />
      </span>
      {memo !== null && memo !== '' && (
        <bdi className={css.title}>{t('unmatched.memo', { memo })}</bdi>
      )}
      {hash === null ? (
        t('unmatched.fromContract')
      ) : (
        <span className={css.chain}>
          {t('payment.transfers.transaction')}
          <ChainText network={network} page={{ hash }} copyLabel={t('unmatched.copyHash')} />
        </span>
      )}
    </div>
  );
}

function AssignButton(props: UnmatchedRowProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { amount, asset: unit } = props.transfer;
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('unmatched.assign.of', { amount: trimDecimal(amount), unit })}
        onClick={() => setIsOpen(true)}
      >
        {t('unmatched.assign')}
      </Button>
      <AssignDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function IgnoreButton({ business, transfer, onIgnored }: UnmatchedRowProps): ReactElement {
  const t = useTranslate();
  const { id, amount, asset: unit } = transfer;
  const { isBusy, decide } = useDecision(business);
  const ignore = async (): Promise<void> => {
    if (await decide(id, 'ignore')) onIgnored(transfer);
  };
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('unmatched.ignore.of', { amount: trimDecimal(amount), unit })}
      onClick={() => void ignore()}
    >
      {t('unmatched.ignore')}
    </Button>
  );
}

function ReopenButton({ business, transfer }: UnmatchedRowProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { id, amount, asset: unit } = transfer;
  const { isBusy, decide } = useDecision(business);
  const reopen = async (): Promise<void> => {
    if (await decide(id, 'reopen')) notify.success(t('unmatched.reopened'));
  };
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('unmatched.reopen.of', { amount: trimDecimal(amount), unit })}
      onClick={() => void reopen()}
    >
      {t('unmatched.reopen')}
    </Button>
  );
}
