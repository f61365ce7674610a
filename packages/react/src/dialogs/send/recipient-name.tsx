'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import * as css from './recipient-name.css.ts';

type NamedState = Pick<SendState, 'account' | 'recipientMatch'>;

/** Name of the contact or own account that receives the payment, if it has one. */
export function RecipientName({ state }: { readonly state: NamedState }): ReactElement | null {
  const name = nameOf(state);
  // A name may be right to left and must not reorder the address.
  return name === null ? null : <bdi className={css.recipientName}>{name}</bdi>;
}

function nameOf({ account, recipientMatch }: NamedState): string | null {
  switch (recipientMatch?.kind) {
    case 'known':
      return recipientMatch.recipient.name;
    case 'same-account':
      return account?.name ?? null;
    // A look-alike must not show the name of the address that it imitates.
    case 'look-alike':
    case 'first-time':
    case undefined:
      return null;
    default:
      return recipientMatch satisfies undefined;
  }
}
