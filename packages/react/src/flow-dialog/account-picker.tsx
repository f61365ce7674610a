'use client';
import { formatCoin, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, useMemo } from 'react';
import { AmountText } from '../primitives/amount-text/amount-text.tsx';
import { BetaBadge } from '../primitives/badge/beta-badge.tsx';
import { CoinMark } from '../primitives/coin-mark/coin-mark.tsx';
import { ListPicker } from '../primitives/list-picker/list-picker.tsx';
import { TextField } from '../primitives/text-field/text-field.tsx';
import * as css from './account-picker.css.ts';

export interface AccountPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly onSelect: (accountId: string) => void;
  /** The chosen one is shown, not changed. */
  readonly locked?: boolean | undefined;
}

const searchFrom = 8;

/** One of the accounts of the wallet, each with what it holds. */
export function AccountPicker(props: AccountPickerProps): ReactElement {
  const { label, placeholder, accounts, account, onSelect, locked = false } = props;
  // There may be thousands.
  const options = useMemo(
    () =>
      accounts.map((each) => ({
        id: each.id,
        text: each.name,
        content: <AccountLine account={each} />,
      })),
    [accounts],
  );
  if (locked && account) return <LockedAccount label={label} account={account} />;
  return (
    <ListPicker
      label={label}
      placeholder={placeholder}
      options={options}
      value={account?.id ?? null}
      onValueChange={onSelect}
      searchable={accounts.length >= searchFrom}
    />
  );
}

function LockedAccount(props: { readonly label: string; readonly account: Account }): ReactElement {
  const { label, account } = props;
  const { symbol } = getNetwork(account.blockchainNetwork);
  return (
    <TextField
      label={label}
      readOnly
      value={account.name}
      leading={<CoinMark symbol={symbol} />}
      trailing={
        <span className={css.lockedBalance}>
          <BetaBadge network={account.blockchainNetwork} /> <Balance account={account} />
        </span>
      }
    />
  );
}

function AccountLine({ account }: { readonly account: Account }): ReactElement {
  const network = getNetwork(account.blockchainNetwork);
  return (
    <span className={css.line}>
      <CoinMark symbol={network.symbol} />
      <span className={css.name}>{account.name}</span>
      <BetaBadge network={account.blockchainNetwork} />
      <span className={css.balance}>
        <Balance account={account} />
      </span>
    </span>
  );
}

function Balance({ account }: { readonly account: Account }): ReactElement {
  const network = getNetwork(account.blockchainNetwork);
  const amount = formatCoin(account.nativeBalance, { ...network, trim: true });
  return <AmountText amount={amount} unit={network.symbol} />;
}
