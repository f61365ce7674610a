'use client';
import type { Decimal, NetworkDefinition, SendState, Translate } from '@billfold/core';
import type { Account, FeePriority, PriorityFacts } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { RadioCards } from '../primitives/radio-cards/radio-cards.tsx';
import { Skeleton } from '../primitives/skeleton/skeleton.tsx';
import { useClient, useTranslate } from '../provider/use-provided.ts';
import { useResource } from '../provider/use-store.ts';
import * as css from './fee-priority-field.css.ts';
import { LoadingAmount } from './loading-amount.tsx';

export interface FeePriorityFieldProps {
  readonly account: Account;
  readonly network: NetworkDefinition;
  readonly feeOptions: SendState['feeOptions'];
  /** They could not be loaded. */
  readonly failed: boolean;
  readonly value: FeePriority;
  readonly onValueChange: (priority: FeePriority) => void;
  readonly locked: boolean;
}

const priorities = [
  { priority: 'Low', key: 'low' },
  { priority: 'Medium', key: 'medium' },
  { priority: 'High', key: 'high' },
] as const;

/** How soon, and at which fee; nothing where the network leaves no choice. */
export function FeePriorityField(props: FeePriorityFieldProps): ReactElement | null {
  const t = useTranslate();
  const { account, network, feeOptions, value } = props;
  const manifests = useResource(useClient().resources.manifests);
  const manifest = manifests.data?.find(({ key }) => key === account.blockchainNetwork);
  if (network.feePriority.choice !== 'selectable') return null;
  return (
    <RadioCards
      label={t('send.priority')}
      value={value === 'Custom' ? null : value}
      onValueChange={props.onValueChange}
      layout="stack"
      disabled={props.locked}
      options={priorities.map(({ priority, key }) => ({
        value: priority,
        title: t(`send.priority.${priority}`),
        details: [
          <PriorityLine
            key="line"
            network={network}
            facts={manifest?.priorities?.[key]}
            fee={feeOptions?.[priority] ?? null}
            failed={props.failed}
          />,
        ],
      }))}
    />
  );
}

interface PriorityLineProps {
  readonly network: NetworkDefinition;
  readonly facts: PriorityFacts | undefined;
  readonly fee: Decimal | null;
  readonly failed: boolean;
}

function PriorityLine({ network, facts, fee, failed }: PriorityLineProps): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.line}>
      {facts ? (
        <span>
          {t('send.priority.facts', {
            time: facts.label,
            blocks: blocksText(facts.targetBlocks, t),
          })}
        </span>
      ) : (
        <Skeleton width="12em" />
      )}
      <LoadingAmount amount={fee} network={network} failed={failed} />
    </span>
  );
}

function blocksText(count: number, t: Translate): string {
  return count === 1 ? t('send.priority.block') : t('send.priority.blocks', { count });
}
