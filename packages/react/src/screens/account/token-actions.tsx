'use client';
import { isOffered } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ValuedHolding } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { useTokenHiding } from '../parts/use-token-hiding.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './tokens-card.css.ts';

export interface TokenActionsProps {
  readonly account: Account;
  readonly token: ValuedHolding;
}

/**
 * Actions on an asset of an account: send, receive where it is still offered, and for a token hide. All are in a menu on
 * a phone.
 */
export function TokenActions({ account, token }: TokenActionsProps): ReactElement | null {
  const t = useTranslate();
  const hiding = useTokenHiding(account);
  const { open, intent } = useScreenDialogs();
  const canSend = useScope('send');
  const mayReceive = useScope('receive');
  const canHide = useScope('accounts:write');
  const isPhone = useIsPhone();
  const accountId = account.id;
  const { id: tokenId, symbol, balance } = token;
  const isNative = tokenId === account.blockchainNetwork;
  const canReceive = mayReceive && isOffered(tokenId);
  const start = { accountId, ...(!isNative && { tokenId }) };
  const send = {
    icon: icons.send,
    label: t('account.tokens.send', { symbol }),
    isEmpty: !/[1-9]/.test(balance),
    open: () => open({ name: 'send', ...start }),
  };
  const receive = {
    icon: icons.receive,
    label: t('account.tokens.receive', { symbol }),
    open: () => open({ name: 'receive', ...start }),
  };
  const hide = (): void => {
    if (!hiding.isBusy) void hiding.hide(tokenId);
  };
  const menuLabel = t('accounts.actions', { name: `${account.name} ${symbol}` });
  const isHideable = canHide && !isNative;
  const hasMenu = isHideable || (isPhone && ((canSend && !send.isEmpty) || canReceive));
  return (
    <span className={css.actions}>
      {!isPhone && canSend && (
        <IconButton
          icon={send.icon}
          label={send.label}
          disabled={send.isEmpty}
          onClick={send.open}
          {...intent('send')}
        />
      )}
      {!isPhone && canReceive && (
        <IconButton
          icon={receive.icon}
          label={receive.label}
          onClick={receive.open}
          {...intent('receive')}
        />
      )}
      {hasMenu && (
        <Menu
          label={menuLabel}
          align="end"
          trigger={<IconButton icon={icons.more} label={menuLabel} />}
        >
          {isPhone && canSend && !send.isEmpty && (
            <MenuItem icon={send.icon} onSelect={send.open}>
              {send.label}
            </MenuItem>
          )}
          {isPhone && canReceive && (
            <MenuItem icon={receive.icon} onSelect={receive.open}>
              {receive.label}
            </MenuItem>
          )}
          {isHideable && (
            <MenuItem icon={icons.eyeOff} onSelect={hide}>
              {t('portfolio.hideToken', { symbol })}
            </MenuItem>
          )}
        </Menu>
      )}
    </span>
  );
}
