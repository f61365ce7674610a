import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Surface, TextLink, useTexts } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LinkSignInNotice } from './link-sign-in-notice.tsx';
import { BottomBar, SectionPages, Sidebar } from './navigation.tsx';
import { OpenPaymentNotice } from './open-payment-notice.tsx';
import * as css from './shell.css.ts';
import { useShellDialogs } from './shell-dialogs-context.ts';
import { ShellDialogsProvider } from './shell-dialogs-provider.tsx';
import { SoleScreenContext } from './sole-screen-context.ts';
import { SupportLauncher } from './support-launcher.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Everything around a screen of the wallet: header, navigation, dialogs, footer. */
export function ShellFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  useTexts(shellTexts);
  return (
    <ShellDialogsProvider>
      <Page>{children}</Page>
    </ShellDialogsProvider>
  );
}

function Page({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useTranslate();
  useShortcuts(useShellDialogs().open);
  const [isAlone, setIsAlone] = useState(false);
  return (
    <Surface className={css.page}>
      {!isAlone && (
        <TextLink href="#content" className={css.skip}>
          {t('shell.skip')}
        </TextLink>
      )}
      {!isAlone && <Header />}
      <div className={css.body}>
        {!isAlone && <Sidebar />}
        <div className={css.column}>
          <main id="content" className={css.content} tabIndex={-1}>
            {!isAlone && (
              <>
                <LinkSignInNotice />
                <OpenPaymentNotice />
                <SectionPages />
              </>
            )}
            <SoleScreenContext.Provider value={setIsAlone}>{children}</SoleScreenContext.Provider>
          </main>
          {!isAlone && <Footer />}
        </div>
      </div>
      {!isAlone && (
        <>
          <SupportLauncher />
          <BottomBar />
        </>
      )}
    </Surface>
  );
}
