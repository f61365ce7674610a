'use client';
import { formatAmount, formatMoney, toDecimal } from '@billfold/core';
import type { NamedAsset, SendState } from '@billfold/core/flows';
import { validationText } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountField } from '../../ui/amount-field/amount-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TextButton } from '../../ui/link/text-link.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { OutageNotice } from '../frame/outage-notice.tsx';
import { muted, step } from '../frame/step.css.ts';
import { LoadingAmount, NetworkCharge, RequestPrice } from './amounts.tsx';
import { RecipientLine } from './chosen-recipient.tsx';
import { FeeSpeedCard } from './fee-speed-card.tsx';
import { MissingFeeNotice } from './missing-fee-notice.tsx';
import type { SendStepProps } from './recipient-step.tsx';
import * as css from './send.css.ts';
import type { SettlementSource } from './use-send-dialog.ts';

interface AmountStepProps extends SendStepProps {
  readonly settlement?: SettlementSource | undefined;
}

export function AmountStep(props: AmountStepProps): ReactElement | null {
  const { state, actions, field, settlement } = props;
  const t = useTranslate();
  const { amount: error } = state.errors;
  const { account, network, asset } = state;
  if (!account || !network || !asset) return null;
  const isLocked = state.locked.includes('amount');
  const typed =
    state.edited === 'usd'
      ? {
          label: t('send.amountUsd'),
          unit: t('send.usd'),
          value: state.amountUsd,
          set: actions.setAmountUsd,
        }
      : {
          label: t('send.amount'),
          unit: asset.symbol,
          value: state.amount,
          set: actions.setAmount,
        };
  return (
    <div className={step}>
      <OutageNotice account={account}>{t('send.outage')}</OutageNotice>
      <RecipientLine state={state} />
      <AmountField
        ref={field}
        label={typed.label}
        // The name of the step says the same.
        hidesLabel
        value={typed.value}
        onValueChange={typed.set}
        unit={typed.unit}
        readOnly={isLocked}
        equivalent={
          (state.rate || state.request) && (
            <>
              {state.rate && (
                <LinkedAmount
                  state={state}
                  asset={asset}
                  onSwitch={isLocked ? undefined : actions.switchEdited}
                />
              )}
              <RequestPrice request={state.request} />
            </>
          )
        }
        secondary={
          <>
            {t('send.maximum')}
            <LoadingAmount
              amount={state.maximum}
              asset={{ ...asset, trim: true }}
              failed={state.error !== null}
            />
          </>
        }
        onMax={isLocked ? undefined : actions.setMax}
        limits={<AmountLimits state={state} onMin={isLocked ? undefined : actions.setMin} />}
        onBlur={actions.leaveAmount}
        hint={<AmountNote state={state} />}
        error={error && validationText(error, t)}
      />
      {/* Above the fees, which fill the rest of the dialog. */}
      {state.error && (
        <ProblemNotice problem={state.error} title={t('send.feesFailed')} onRetry={actions.retry} />
      )}
      <FeeSpeedCard
        network={account.blockchainNetwork}
        fees={state.feeOptions}
        rate={state.nativeRate}
        basis={state.feeBasis}
        failed={state.error !== null}
        value={state.feePriority}
        onValueChange={actions.setFeePriority}
        disabled={state.locked.includes('feePriority')}
        custom={
          state.customFee
            ? { fee: state.customFee, onRateChange: actions.setCustomFeeRate, amount: state.fee }
            : undefined
        }
      />
      {state.request !== null && network.feePriority.choice === 'selectable' && (
        <p className={muted}>{t('send.request.fee')}</p>
      )}
      <NetworkCharge state={state} network={network} />
      <MissingFeeNotice state={state} settlement={settlement} />
    </div>
  );
}

interface AmountLimitsProps {
  readonly state: Pick<SendState, 'asset' | 'network' | 'maximumFee' | 'sendingMax' | 'feeDigits'>;
  /** Undefined where the amount is locked. */
  readonly onMin: (() => void) | undefined;
}

/** Smallest amount, which a press fills in, and at the maximum the fees that it leaves. */
function AmountLimits({ state, onMin }: AmountLimitsProps): ReactElement | null {
  const t = useTranslate();
  const { asset, network, maximumFee, sendingMax, feeDigits } = state;
  if (asset === null || network === null) return null;
  const { minimumAmount, symbol } = asset;
  const minimum = t('send.minimum', {
    amount: formatAmount(minimumAmount, { ...asset, trim: true }),
    symbol,
  });
  const fees =
    sendingMax &&
    maximumFee &&
    t('send.maximum.fees', {
      amount: formatAmount(maximumFee, { ...network, digits: feeDigits, trim: true }),
      symbol: network.symbol,
    });
  return (
    <>
      {onMin ? (
        <TextButton className={css.minimum} onClick={onMin}>
          {minimum}
        </TextButton>
      ) : (
        <span>{minimum}</span>
      )}
      {fees && <span>{fees}</span>}
    </>
  );
}

interface LinkedAmountProps {
  readonly state: SendState;
  readonly asset: NamedAsset;
  /** Undefined where the amount is locked. */
  readonly onSwitch: (() => void) | undefined;
}

/** Amount in the unit that is not edited, with a button to swap the two. */
function LinkedAmount({ state, asset, onSwitch }: LinkedAmountProps): ReactElement {
  const t = useTranslate();
  const isUsd = state.edited === 'usd';
  const typed = formatAmount(state.exactAmount ?? toDecimal('0'), asset);
  const amount = isUsd
    ? `${typed} ${asset.symbol}`
    : formatMoney(toDecimal(state.amountUsd || '0'));
  return (
    <>
      <span>{t('send.equivalent', { amount })}</span>
      {onSwitch && (
        <Button
          icon={icons.swapVertical}
          size="sm"
          className={css.switchUnit}
          // `disabled` would lose the focus when the price expires.
          aria-disabled={!state.canEnterUsd}
          onClick={onSwitch}
        >
          {t('send.switchTo', { unit: isUsd ? asset.symbol : t('send.usd') })}
        </Button>
      )}
    </>
  );
}

/** Says why a keystroke changed nothing; else the age of the price. */
function AmountNote({ state }: { readonly state: SendState }): ReactNode {
  const t = useTranslate();
  const { exceededDigits: digits } = state;
  return digits === null ? <RateNote state={state} /> : t('send.digits', { digits });
}

/** Date of an old price (R-UI-05). */
function RateNote({ state }: { readonly state: SendState }): ReactElement | null {
  const t = useTranslate();
  if (state.rate === null || !state.isRateOld) return null;
  return (
    <>
      {/* A date, because screen readers would announce every change of an age. */}
      {t('send.rate.asOf')} <TimeText at={state.rate.asOf} form="date" />
      {!state.canEnterUsd && ` · ${t('send.rate.expired')}`}
    </>
  );
}
