import { shellTexts } from '@billfold/core/internal';
import { Surface, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { Header } from './header.tsx';
import { LinkSignInNotice } from './link-sign-in-notice.tsx';
import * as css from './shell.css.ts';
import { WantedPaymentNotice } from './wanted-payment-notice.tsx';

/** The header alone: while there is no wallet, nothing else can be reached. */
export function HeaderFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  useTexts(shellTexts);
  return (
    <Surface className={css.page}>
      <Header />
      <main id="content" className={css.narrow} tabIndex={-1}>
        <LinkSignInNotice />
        <WantedPaymentNotice />
        {children}
      </main>
    </Surface>
  );
}
