'use client';
import { formatCoin, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { AmountText } from '../primitives/amount-text/amount-text.tsx';
import { CoinMark } from '../primitives/coin-mark/coin-mark.tsx';
import { ListPicker } from '../primitives/list-picker/list-picker.tsx';
import * as css from './account-picker.css.ts';

export interface AccountPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly onSelect: (accountId: string) => void;
}

const searchFrom = 8;

/** One of the accounts of the wallet, each with what it holds. */
export function AccountPicker(props: AccountPickerProps): ReactElement {
  const { label, placeholder, accounts, account, onSelect } = props;
  return (
    <ListPicker
      label={label}
      placeholder={placeholder}
      options={accounts.map((each) => ({
        id: each.id,
        text: each.name,
        content: <AccountLine account={each} />,
      }))}
      value={account?.id ?? null}
      onValueChange={onSelect}
      searchable={accounts.length >= searchFrom}
    />
  );
}

function AccountLine({ account }: { readonly account: Account }): ReactElement {
  const network = getNetwork(account.blockchainNetwork);
  const balance = formatCoin(account.nativeBalance, { ...network, trim: true });
  return (
    <span className={css.line}>
      <CoinMark symbol={network.symbol} />
      <span className={css.name}>{account.name}</span>
      <span className={css.balance}>
        <AmountText amount={balance} unit={network.symbol} />
      </span>
    </span>
  );
}
