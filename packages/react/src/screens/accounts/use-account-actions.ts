'use client';
import type { Account } from '@billfold/core/contract';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useScreenData } from '../data/screen-data.ts';
import { type FormState, useForm } from '../form/use-form.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export interface AccountActions {
  readonly state: FormState<'name'>;
  readonly clearErrors: () => void;
  /** Each is true once the service has done it. */
  readonly rename: (name: string) => Promise<boolean>;
  readonly setArchived: (isArchived: boolean) => Promise<boolean>;
  readonly remove: () => Promise<boolean>;
}

/** Saves the settings of one account, or deletes it. */
export function useAccountActions({ id: accountId, name: before }: Account): AccountActions {
  const t = useTranslate();
  const notify = useNotify();
  const walletId = useWalletId();
  const client = useClient();
  const { keeping } = useScreenData();
  const { state, clearErrors, submit } = useForm<'name'>();
  const done = async (message: string): Promise<true> => {
    notify.success(message);
    await client.resources.accounts(walletId).invalidate();
    return true;
  };
  const rename = async (entered: string): Promise<boolean> => {
    const name = entered.trim();
    const problem = name === '' ? 'common.required' : 'accounts.rename.length';
    const isRight = name !== '' && name.length <= 40;
    const answer = await submit(isRight ? {} : { name: problem }, () =>
      client.accounts.update(walletId, accountId, { name }),
    );
    return answer !== null && done(t('accounts.rename.done', { name }));
  };
  const setArchived = async (isArchived: boolean): Promise<boolean> => {
    const answer = await submit({}, () =>
      client.accounts.update(walletId, accountId, { isArchived }),
    );
    const key = isArchived ? 'accounts.archived' : 'accounts.unarchived';
    return answer !== null && done(t(key, { name: before }));
  };
  const remove = async (): Promise<boolean> => {
    const answer = await submit({}, () => client.accounts.remove(walletId, accountId));
    if (answer === null) return false;
    keeping.deletedAccounts(walletId).reset();
    return done(t('accounts.delete.done', { name: before }));
  };
  return { state, clearErrors: () => clearErrors('name'), rename, setArchived, remove };
}
