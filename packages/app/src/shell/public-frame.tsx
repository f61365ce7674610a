import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Surface, TextLink, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from './brand.tsx';
import { ConnectionPill } from './connection-pill.tsx';
import * as css from './shell.css.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { TopBar } from './top-bar.tsx';

/** Frame of public pages, without anything of a wallet. */
export function PublicFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  useTexts(shellTexts);
  const t = useTranslate();
  return (
    <Surface className={css.page}>
      <TextLink href="#content" className={css.skip}>
        {t('shell.skip')}
      </TextLink>
      <TopBar>
        <div className={css.bar}>
          <Link href="/wallet/" className={css.home} aria-label={t('shell.home')}>
            <Brand />
          </Link>
          <div className={css.tools}>
            <ConnectionPill />
            <ThemeToggle />
          </div>
        </div>
      </TopBar>
      <main id="content" className={css.reading} tabIndex={-1}>
        {children}
      </main>
    </Surface>
  );
}
