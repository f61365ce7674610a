import { authTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Surface, useTexts } from '@billfold/react/internal';
import { media } from '@billfold/react/theme';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { whenIdle } from '../common/when-idle.ts';
import { useSite } from '../routing/site-context.ts';
import { Brand } from './brand.tsx';
import * as cardCss from './card-frame.css.ts';
import { ConnectionPill } from './connection-pill.tsx';
import * as css from './entry-frame.css.ts';
import { LinkSignInNotice } from './link-sign-in-notice.tsx';
import { WantedPaymentNotice } from './wanted-payment-notice.tsx';

/** The card of sign-in and sign-up; on a desktop a panel beside it shows what the product is. */
export function EntryFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  useTexts(authTexts);
  const t = useTranslate();
  const titleId = useId();
  return (
    <Surface className={css.page}>
      <aside className={css.panel} aria-labelledby={titleId}>
        <p id={titleId} className={css.title}>
          {t('auth.panel.title')}
        </p>
        <p className={css.text}>{t('auth.panel.text')}</p>
        <div className={css.sample} aria-hidden="true" inert>
          <Sample />
        </div>
      </aside>
      <main className={css.side}>
        <ConnectionPill place="page" />
        <div className={cardCss.brand}>
          <Brand />
        </div>
        <div className={cardCss.card}>
          <LinkSignInNotice />
          <WantedPaymentNotice />
          {children}
        </div>
      </main>
    </Surface>
  );
}

/** Loads the sample once the page is idle, where there is room for it. The card does not wait for it. */
function Sample(): ReactElement | null {
  const { sample } = useSite().parts;
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!window.matchMedia(media.desktop).matches) return;
    let isCurrent = true;
    const takeBack = whenIdle(() => {
      sample.load().then(
        () => isCurrent && setIsLoaded(true),
        // The part reports its failure, and the panel is whole without it.
        () => undefined,
      );
    });
    return () => {
      takeBack();
      isCurrent = false;
    };
  }, [sample]);
  const Part = isLoaded ? sample.peek() : null;
  return Part && <Part />;
}
