'use client';
import type { Account } from '@billfold/core/contract';
import type { ValuedHolding } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useTokenHiding } from '../parts/use-token-hiding.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './tokens-card.css.ts';

export interface TokenActionsProps {
  readonly account: Account;
  readonly token: ValuedHolding;
}

/** Buttons for an asset of an account: send, receive, and for a token hide. */
export function TokenActions({ account, token }: TokenActionsProps): ReactElement {
  const t = useTranslate();
  const hiding = useTokenHiding(account);
  const { open, intent } = useScreenDialogs();
  const canSend = useScope('send');
  const canReceive = useScope('receive');
  const accountId = account.id;
  const { id: tokenId, symbol, balance } = token;
  const isNative = tokenId === account.blockchainNetwork;
  const start = { accountId, ...(!isNative && { tokenId }) };
  return (
    <span className={css.actions}>
      {canSend && (
        <IconButton
          icon={icons.send}
          label={t('account.tokens.send', { symbol })}
          disabled={!/[1-9]/.test(balance)}
          onClick={() => open({ name: 'send', ...start })}
          {...intent('send')}
        />
      )}
      {canReceive && (
        <IconButton
          icon={icons.receive}
          label={t('account.tokens.receive', { symbol })}
          onClick={() => open({ name: 'receive', ...start })}
          {...intent('receive')}
        />
      )}
      {!isNative && (
        <IconButton
          icon={icons.eyeOff}
          label={t('portfolio.hideToken', { symbol })}
          aria-disabled={hiding.isBusy}
          onClick={() => void hiding.hide(tokenId)}
        />
      )}
    </span>
  );
}
