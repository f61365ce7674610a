import { formatMoney, shortenAddress } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type UnmatchedTransfer } from '@billfold/core/payments';
import { AmountText, CoinMark, TimeText, useNotify, useTranslate } from '@billfold/react';
import { Button, ChainText, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import * as css from './forms.css.ts';

export interface UnmatchedRowProps {
  readonly business: Business;
  readonly transfer: UnmatchedTransfer;
}

/** A transfer that names no payment, with what a member may decide about it. */
export function UnmatchedRow({ business, transfer }: UnmatchedRowProps): ReactElement {
  const t = useTranslate();
  const { asset: unit, network, state, livemode, paymentId, usdValue } = transfer;
  const mayDecide = isPermitted(business.role, 'decide-payments', livemode);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.money}>
          <CoinMark symbol={unit} network={network} size={25} />
          <span className={css.title}>
            <AmountText amount={trimDecimal(transfer.amount)} unit={unit} />
          </span>
          {usdValue !== null && <span className={css.value}>{formatMoney(usdValue)}</span>}
        </span>
        <Facts transfer={transfer} />
      </div>
      <div className={css.end}>
        {state === 'ASSIGNED' && paymentId !== null && (
          <PageLink href={`/payments/payments/${paymentId}`}>{t('unmatched.payment')}</PageLink>
        )}
        {state === 'OPEN' && mayDecide && <Decisions business={business} transfer={transfer} />}
        {state === 'IGNORED' && mayDecide && (
          <DecideButton business={business} transfer={transfer} decision="reopen" />
        )}
      </div>
    </li>
  );
}

function Facts({ transfer }: Pick<UnmatchedRowProps, 'transfer'>): ReactElement {
  const t = useTranslate();
  const { hash, from, memo, network, firstSeenAt } = transfer;
  return (
    <div className={css.facts}>
      <TimeText at={firstSeenAt} />
      {from !== null && (
        <span title={from}>
          {t('unmatched.from')} <bdi>{shortenAddress(from)}</bdi>
        </span>
      )}
      {memo !== null && memo !== '' && (
        <bdi className={css.title}>{t('unmatched.memo', { memo })}</bdi>
      )}
      {hash === null ? (
        t('unmatched.fromContract')
      ) : (
        <ChainText network={network} page={{ hash }} copyLabel={t('unmatched.copyHash')} />
      )}
    </div>
  );
}

function Decisions(props: UnmatchedRowProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { amount, asset: unit } = props.transfer;
  return (
    <>
      <DecideButton {...props} decision="ignore" />
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

interface DecideButtonProps extends UnmatchedRowProps {
  readonly decision: 'ignore' | 'reopen';
}

/** Button of a decision that another press undoes. */
function DecideButton({ business, transfer, decision }: DecideButtonProps): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const { id, amount, asset: unit } = transfer;
  const decide = async (): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call(({ unmatched }) => unmatched[decision](business.id, id)),
    );
    if (done !== null)
      notify.success(t(decision === 'ignore' ? 'unmatched.ignored' : 'unmatched.reopened'));
    // Where another member was first, the list shows what they decided.
    services.payments.invalidate();
  };
  return (
    <Button
      size="sm"
      variant={decision === 'ignore' ? 'plain' : 'quiet'}
      busy={state.isBusy}
      aria-label={t(`unmatched.${decision}.of`, { amount: trimDecimal(amount), unit })}
      onClick={() => void decide()}
    >
      {t(`unmatched.${decision}`)}
    </Button>
  );
}
