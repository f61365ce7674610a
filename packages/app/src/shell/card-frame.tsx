import { Surface } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { Brand } from './brand.tsx';
import * as css from './card-frame.css.ts';
import { ConnectionPill } from './connection-pill.tsx';
import { LinkSignInNotice } from './link-sign-in-notice.tsx';
import { WantedPaymentNotice } from './wanted-payment-notice.tsx';

/** A card on an empty page: sign-in, sign-up, links from mails. */
export function CardFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Surface as="main" className={css.page}>
      <ConnectionPill place="page" />
      <div className={css.brand}>
        <Brand />
      </div>
      <div className={css.card}>
        <LinkSignInNotice />
        <WantedPaymentNotice />
        {children}
      </div>
    </Surface>
  );
}
