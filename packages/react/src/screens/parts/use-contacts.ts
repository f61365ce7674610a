'use client';
import type { Contact } from '@billfold/core/contract';
import type { Resource } from '@billfold/core/flows';
import { useScope } from '../../context/use-provided.ts';
import { nothing } from '../../query/query.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useWalletId } from './use-wallet-id.ts';

/** Contacts of the wallet, which give addresses their names; nothing for a token that may not list them. */
export function useContacts(): Resource<readonly Contact[]> {
  const contacts = useScreenData().keeping.contacts(useWalletId());
  return useScope('send') ? contacts : nothing;
}
