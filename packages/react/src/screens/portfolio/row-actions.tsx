'use client';
import { isOffered } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { listPositions } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { hasBalance, largestPosition } from '../asset/position-facts.ts';
import { useDialogStart } from '../asset/use-dialog-start.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import type { HoldingRow } from './holding-rows.ts';
import * as css from './holdings.css.ts';

export interface RowActionsProps {
  readonly row: HoldingRow;
  readonly accounts: readonly Account[];
}

/**
 * Send and Receive of the asset of a row, from and to its default account, else the one that holds most of it. Where it
 * is no longer offered, it is only sent.
 */
export function RowActions({ row, accounts }: RowActionsProps): ReactElement | null {
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  const canSend = useScope('send');
  const canReceive = useScope('receive');
  const startOf = useDialogStart();
  const { symbol, network } = row.holding;
  const positions = listPositions(accounts, { symbol, statistics: undefined }).filter(
    ({ account }) => row.part === 'group' || account.blockchainNetwork === network,
  );
  const position = largestPosition(positions);
  const receiving = largestPosition(positions.filter(({ holding }) => isOffered(holding.id)));
  if (position === null) return null;
  return (
    <span className={css.actions}>
      {canSend && hasBalance(position) && (
        <IconButton
          icon={icons.send}
          label={t('account.tokens.send', { symbol })}
          onClick={() => open(startOf('send', position))}
          {...intent('send')}
        />
      )}
      {canReceive && receiving && (
        <IconButton
          icon={icons.receive}
          label={t('account.tokens.receive', { symbol })}
          onClick={() => open(startOf('receive', receiving))}
          {...intent('receive')}
        />
      )}
    </span>
  );
}
