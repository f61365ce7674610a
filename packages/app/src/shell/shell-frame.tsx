import { Surface, TextLink, useTranslate } from '@billfold/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { BottomBar, Sidebar } from './navigation.tsx';
import { SessionReplacedNotice } from './session-replaced-notice.tsx';
import * as css from './shell.css.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import { type ShellDialog, ShellDialogsContext } from './shell-dialogs-context.ts';

/** Everything around a screen of the wallet: header, navigation, dialogs, footer. */
export function ShellFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  const t = useTranslate();
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  return (
    <ShellDialogsContext value={setDialog}>
      <Surface className={css.page}>
        <TextLink href="#content" className={css.skip}>
          {t('shell.skip')}
        </TextLink>
        <Header />
        <div className={css.body}>
          <Sidebar />
          <div className={css.column}>
            <main id="content" className={css.content} tabIndex={-1}>
              <SessionReplacedNotice />
              {children}
            </main>
            <Footer />
          </div>
        </div>
        <BottomBar />
      </Surface>
      <ShellDialogs dialog={dialog} onChange={setDialog} />
    </ShellDialogsContext>
  );
}
