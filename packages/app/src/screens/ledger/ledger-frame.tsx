import { ledgerTexts, shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Surface, TextLink, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from '../../shell/brand.tsx';
import { ConnectionPill } from '../../shell/connection-pill.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import * as shell from '../../shell/shell.css.ts';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import * as css from './ledger.css.ts';

/** Frame of the public pages of the ledger, without anything of a wallet. */
export function LedgerFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  useTexts(shellTexts, ledgerTexts);
  const t = useTranslate();
  return (
    <Surface className={shell.page}>
      <TextLink href="#content" className={shell.skip}>
        {t('shell.skip')}
      </TextLink>
      <TopBar>
        <div className={css.bar}>
          <Link href="/wallet/" className={css.home} aria-label={t('shell.home')}>
            <Brand />
          </Link>
          <span className={css.name}>{t('ledger.name')}</span>
          <div className={shell.tools}>
            <ConnectionPill />
            <PageLink href="/wallet/" className={css.wallet}>
              {t('ledger.wallet')}
            </PageLink>
            <ThemeToggle />
          </div>
        </div>
      </TopBar>
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
    </Surface>
  );
}
