'use client';
import { formatAmount, getNetwork, type Network } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, useMemo } from 'react';
import { AmountText } from '../amount-text/amount-text.tsx';
import { BetaBadge } from '../badge/beta-badge.tsx';
import { CoinMark } from '../coin-mark/coin-mark.tsx';
import { ListPicker } from '../list-picker/list-picker.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as css from './account-picker.css.ts';

/** Props of `AccountPicker`. */
export interface AccountPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly onSelect: (accountId: string) => void;
  /** Only accounts of this network are offered, where no other one can hold what is meant. */
  readonly network?: Network | undefined;
  /** The chosen one is shown, not changed. */
  readonly locked?: boolean | undefined;
}

/**
 * One of the accounts of the wallet, each with what it holds. The accounts are the host's to bring:
 * those of `useAccounts()`, or some of them.
 * @example
 * <AccountPicker
 *   label="Account"
 *   placeholder="Choose an account"
 *   accounts={useAccounts().data ?? []}
 *   account={null}
 *   onSelect={(accountId) => console.log(accountId)}
 * />;
 */
export function AccountPicker(props: AccountPickerProps): ReactElement {
  const { label, placeholder, accounts, account, onSelect, network, locked = false } = props;
  // There may be thousands.
  const options = useMemo(
    () =>
      accounts
        .filter(({ blockchainNetwork }) => network === undefined || blockchainNetwork === network)
        .map((each) => ({
          id: each.id,
          text: each.name,
          content: <AccountLine account={each} />,
        })),
    [accounts, network],
  );
  if (locked && account) return <LockedAccount label={label} account={account} />;
  return (
    <ListPicker
      label={label}
      placeholder={placeholder}
      options={options}
      value={account?.id ?? null}
      onValueChange={onSelect}
      searchable
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
  const amount = formatAmount(account.nativeBalance, { ...network, trim: true });
  return <AmountText amount={amount} unit={network.symbol} />;
}
