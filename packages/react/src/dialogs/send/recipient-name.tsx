'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import * as css from './recipient-name.css.ts';

type Known = Pick<SendState, 'account' | 'acquaintance'>;

/** What the contact or the own account is called that is paid; nothing where it has no name. */
export function RecipientName({ state }: { readonly state: Known }): ReactElement | null {
  const name = nameOf(state);
  // Written by people, in any direction: it must not turn the address round.
  return name === null ? null : <bdi className={css.name}>{name}</bdi>;
}

function nameOf({ account, acquaintance }: Known): string | null {
  switch (acquaintance?.kind) {
    case 'known':
      return acquaintance.recipient.name;
    case 'same-account':
      return account?.name ?? null;
    // An address that only looks like a known one must not bear its name.
    case 'look-alike':
    case 'first-time':
    case undefined:
      return null;
    default:
      return acquaintance satisfies undefined;
  }
}
