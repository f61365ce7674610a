'use client';
import { type Decimal, getNetwork, type Network, type NetworkDefinition } from '@billfold/core';
import type { CurrentRate, FeePriority, PriorityFacts } from '@billfold/core/contract';
import type { CustomFee, FeeBasis } from '@billfold/core/flows';
import { priorityTimeText, sendTexts, type Translate } from '@billfold/core/i18n';
import { memo, type ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { withTypedPoint } from '../../ui/amount-field/typed-amount.ts';
import { type RadioCard, RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { SandboxTimes } from '../frame/sandbox-times.tsx';
import { FeeBasisLine, feeInUsd, LoadingAmount } from './amounts.tsx';
import { FeeFold } from './fee-fold.tsx';

export interface FeeSpeedCardProps {
  readonly network: Network;
  /** Fee of each priority; null while they load. */
  readonly fees: Readonly<Record<'Low' | 'Medium' | 'High', Decimal>> | null;
  /** Price of the native asset; without one the values are left out. */
  readonly rate?: CurrentRate | null | undefined;
  /** Amount that the fees are of; absent, the card says nothing of it. */
  readonly basis?: FeeBasis | undefined;
  /** The fees could not be loaded. */
  readonly failed?: boolean | undefined;
  readonly value: FeePriority;
  readonly onValueChange: (priority: FeePriority) => void;
  readonly disabled?: boolean | undefined;
  /** Custom fee rate, where the host offers one. */
  readonly custom?: CustomFeeChoice | undefined;
}

export interface CustomFeeChoice {
  readonly fee: CustomFee;
  readonly onRateChange: (rate: string) => void;
  /** Fee at this rate; null while it is not known. */
  readonly amount: Decimal | null;
}

const speeds = [
  { priority: 'Low', key: 'low' },
  { priority: 'Medium', key: 'medium' },
  { priority: 'High', key: 'high' },
] as const;

/**
 * Choice of the fee priority with time and fee of each, which folds into a row of the chosen one;
 * empty where the network leaves no choice.
 */
export const FeeSpeedCard = memo(function FeeSpeedCard(
  props: FeeSpeedCardProps,
): ReactElement | null {
  useTexts(sendTexts);
  const t = useTranslate();
  const { fees, rate = null, value, disabled = false, failed = false, custom } = props;
  const { basis } = props;
  const network = getNetwork(props.network);
  const manifests = useResource(useClient().resources.manifests);
  const manifest = manifests.data?.find(({ key }) => key === props.network);
  if (network.feePriority.choice !== 'selectable') return null;
  const options: readonly RadioCard<FeePriority>[] = speeds.map(({ priority, key }) => ({
    value: priority,
    title: t(`send.priority.${priority}`),
    details: [
      <SpeedText
        key="speed"
        priority={priority}
        network={network}
        facts={manifest?.priorities?.[key]}
        isPending={manifests.status === 'pending'}
      />,
    ],
    end: (
      <Fee
        amount={fees?.[priority] ?? null}
        rate={rate}
        network={network}
        failed={failed}
        isAbout={basis === 'maximum'}
      />
    ),
  }));
  const shown = custom ? [...options, customOption(props, custom, t)] : options;
  return (
    <FeeFold label={t('send.priority')} chosen={shown.find((option) => option.value === value)}>
      <RadioCards
        label={t('send.priority')}
        labelHidden
        value={value === 'Custom' && !custom ? null : value}
        onValueChange={props.onValueChange}
        layout="stack"
        disabled={disabled}
        options={shown}
      />
      <SandboxTimes />
      {basis !== undefined && <FeeBasisLine basis={basis} />}
      {custom !== undefined && value === 'Custom' && (
        <CustomRateField fee={custom.fee} onRateChange={custom.onRateChange} disabled={disabled} />
      )}
    </FeeFold>
  );
});

function customOption(
  { network, value, rate = null }: FeeSpeedCardProps,
  { amount }: CustomFeeChoice,
  t: Translate,
): RadioCard<FeePriority> {
  return {
    value: 'Custom',
    title: t('send.priority.Custom'),
    details: [t('send.priority.Custom.text')],
    end: value === 'Custom' && amount !== null && (
      <Fee amount={amount} rate={rate} network={getNetwork(network)} failed={false} />
    ),
  };
}

interface FeeProps {
  readonly amount: Decimal | null;
  readonly rate: CurrentRate | null;
  readonly network: NetworkDefinition;
  readonly failed: boolean;
  /** The fee is that of another amount. */
  readonly isAbout?: boolean | undefined;
}

function Fee({ amount, rate, network, failed, isAbout = false }: FeeProps): ReactElement {
  const t = useTranslate();
  const usd = feeInUsd(amount, rate, network);
  return (
    <span>
      {isAbout && amount !== null && `${t('send.fees.about')} `}
      <LoadingAmount amount={amount} asset={network} failed={failed} />
      {usd !== null && ` · ${usd}`}
    </span>
  );
}

interface SpeedTextProps {
  readonly priority: 'Low' | 'Medium' | 'High';
  readonly network: NetworkDefinition;
  readonly facts: PriorityFacts | undefined;
  readonly isPending: boolean;
}

/** Time and blocks of a priority from the manifest; the usual time without one. */
function SpeedText({ priority, network, facts, isPending }: SpeedTextProps): ReactElement {
  const t = useTranslate();
  if (!facts && isPending) return <Skeleton width="12em" />;
  if (!facts) return <span>{t(`send.priority.usual.${priority}`)}</span>;
  const { targetBlocks: count } = facts;
  const time = priorityTimeText(facts, network, t);
  const blocks = count === 1 ? t('send.priority.block') : t('send.priority.blocks', { count });
  return <span>{t('send.priority.facts', { time, blocks })}</span>;
}

interface CustomRateFieldProps {
  readonly fee: CustomFee;
  readonly onRateChange: (rate: string) => void;
  readonly disabled: boolean;
}

/** Field of the custom fee rate, validated at every keystroke. */
function CustomRateField(props: CustomRateFieldProps): ReactElement {
  const t = useTranslate();
  const { rate, error, lowest, highest } = props.fee;
  return (
    <TextField
      label={t('send.priority.rate')}
      value={rate}
      onValueChange={(text) => props.onRateChange(withTypedPoint(text))}
      disabled={props.disabled}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      trailing={t('send.priority.rate.unit')}
      hint={
        highest === null
          ? t('send.priority.rate.least', { lowest })
          : t('send.priority.rate.range', { lowest, highest })
      }
      error={error === null ? undefined : t(`send.priority.rate.${error}`)}
    />
  );
}
