'use client';
import type { Account, Page } from '@billfold/core/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useShownOrder } from '../accounts/use-shown-order.ts';
import { moveId, orderAccounts } from './order-accounts.ts';
import { useWalletSettings } from './use-wallet-settings.ts';

/** The accounts in the order in which their list shows them, which is saved whole with each move. */
export function useAccountOrder(accounts: Page<Account>) {
  const t = useTranslate();
  const { save, failure } = useWalletSettings();
  const [told, setTold] = useState('');
  const ordered = orderAccounts(accounts.items, useShownOrder(accounts));
  const list = useKeptFocus(ordered.map(({ id }) => id).join());
  const move = async (from: number, to: number): Promise<void> => {
    const account = ordered[from];
    if (account === undefined || to < 0 || to >= ordered.length) return;
    const ids = ordered.map(({ id }) => id);
    const isSaved = await save({ accountOrder: moveId(ids, from, to) });
    if (!isSaved) return;
    const { length: count } = ordered;
    setTold(t('walletSettings.accounts.moved', { name: account.name, position: to + 1, count }));
  };
  return { ordered, move, told, failure, list };
}

/** A row that is put elsewhere in the list loses the focus of its button: it is given back. */
function useKeptFocus(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: FocusEvent): void => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is lost with another order.
  useEffect(() => {
    const page = list.current?.ownerDocument;
    if (page && page.activeElement === page.body) focused.current?.focus();
  }, [order]);
  return list;
}
