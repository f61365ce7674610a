'use client';
import { estimateTime, getNetwork } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { confirmationTexts, timeEstimateText } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import * as css from './block-stack.css.ts';

/**
 * Blocks that a transaction needs, one box each, filled as they come; with the time that is left, which in the
 * sandbox is that of the real network.
 */
export function BlockStack({ transaction }: { readonly transaction: Transaction }): ReactElement {
  useTexts(confirmationTexts);
  const t = useTranslate();
  const { requiredConfirmations: required, blockchainNetwork } = transaction;
  const confirmations = Math.min(transaction.confirmations, required);
  const { minutesPerConfirmation } = getNetwork(blockchainNetwork);
  const { data: config } = useResource(useClient().resources.config);
  const isSandbox = config?.networks[blockchainNetwork]?.chain === 'sandbox';
  const left = estimateTime(Math.max(1, required - confirmations), minutesPerConfirmation);
  const time = timeEstimateText(left, t);
  const counted = t('confirmation.progress.bar', { confirmations, required });
  return (
    <>
      <div className={css.line}>
        <div
          className={css.blocks}
          role="progressbar"
          aria-label={t('confirmation.progress')}
          aria-valuemin={0}
          aria-valuemax={required}
          aria-valuenow={confirmations}
          aria-valuetext={counted}
        >
          {Array.from({ length: required }, (_, block) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the stack.
            <span key={block} className={css.block[stateOf(block, confirmations)]} />
          ))}
        </div>
        <span className={css.count}>{counted}</span>
      </div>
      <p className={css.hint}>
        {isSandbox
          ? t('confirmation.left.sandbox', { time })
          : t(confirmations === 0 ? 'confirmation.left.block' : 'confirmation.left', { time })}
      </p>
    </>
  );
}

function stateOf(block: number, confirmations: number): keyof typeof css.block {
  if (block < confirmations) return 'there';
  return block === confirmations ? 'next' : 'ahead';
}
