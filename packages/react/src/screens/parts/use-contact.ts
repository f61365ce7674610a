'use client';
import type { Network } from '@billfold/core';
import type { Contact } from '@billfold/core/contract';
import { useResource } from '../../state/use-store.ts';
import { useContacts } from './use-contacts.ts';

export interface ContactAddress {
  readonly network: Network;
  readonly address: string;
}

/** The contact with this address; null where there is none, and until it is known. */
export function useContact({ network, address }: ContactAddress): Contact | null {
  const { data } = useResource(useContacts());
  const found = data?.find((each) => each.network === network && each.address === address);
  return found ?? null;
}
