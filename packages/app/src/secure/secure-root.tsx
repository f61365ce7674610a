import type { BillfoldClient } from '@billfold/core';
import type { SignLocally } from '@billfold/core/flows';
import { sendTexts, validationTexts } from '@billfold/core/i18n';
import { type Language, secureFrameTexts } from '@billfold/core/internal';
import { useTranslate, WalletProvider } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { type FrameJob, LoadingText, Notice, useTexts } from '@billfold/react/internal';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { HostPage } from './connect-to-page.ts';
import * as css from './secure.css.ts';
import type { CreateSightGuard } from './sight-guard.ts';
import { SignIntent } from './sign-intent.tsx';

export interface SecureRootProps {
  /** Page around the frame; null where the frame is a page of its own. */
  readonly page: HostPage | null;
  readonly client: BillfoldClient;
  readonly language: Pick<Language, 'get' | 'subscribe'>;
  /** Signs in a worker of this frame; without it the server signs. */
  readonly signLocally?: SignLocally | undefined;
  readonly createGuard: CreateSightGuard;
}

/** Frame in which a secret is typed while a page of another origin shows a wallet. */
export function SecureRoot({
  page,
  client,
  language,
  signLocally,
  createGuard,
}: SecureRootProps): ReactElement {
  const [job, setJob] = useState<FrameJob | null>(null);
  useEffect(() => void page?.job.then(setJob), [page]);
  const { locale, messages } = useStore(language);
  useFrameHeight(page);
  useColorScheme(job);
  return (
    <WalletProvider
      client={client}
      walletId={walletOf(job)}
      colorScheme={job?.colorScheme}
      locale={locale}
      messages={messages}
      secretEntry="inline"
    >
      <Texts>
        {page === null ? (
          <Alone />
        ) : job === null ? (
          <LoadingText />
        ) : job.type === 'sign' ? (
          <SignIntent
            page={page}
            request={job.request}
            signLocally={signLocally}
            createGuard={createGuard}
          />
        ) : (
          <Suspense fallback={<LoadingText />}>
            <SecretStep page={page} step={job} createGuard={createGuard} />
          </Suspense>
        )}
      </Texts>
    </WalletProvider>
  );
}

/** Apart: these steps are larger than signing, and rarer. */
const SecretStep = lazy(async () => {
  const { SecretStep } = await import('./secret-step.tsx');
  return { default: SecretStep };
});

function walletOf(job: FrameJob | null): string | null {
  if (job === null || job.type === 'new-wallet') return null;
  return job.type === 'sign' ? job.request.walletId : job.walletId;
}

function Texts({ children }: { readonly children: ReactNode }): ReactElement {
  useTexts(secureFrameTexts, sendTexts, validationTexts);
  return <main className={css.page}>{children}</main>;
}

/** Says where the page belongs, to a person who opened its address. */
function Alone(): ReactElement {
  const t = useTranslate();
  return (
    <Notice tone="info" title={t('secureFrame.alone')}>
      <p>{t('secureFrame.alone.text')}</p>
    </Notice>
  );
}

/** Reports the height of the content to the page, which then needs no scroll bar for the frame. */
function useFrameHeight(page: HostPage | null): void {
  useEffect(() => {
    if (page === null) return;
    const root = document.documentElement;
    root.setAttribute('data-framed', '');
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height > 0) page.send({ type: 'height', height });
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-framed');
    };
  }, [page]);
}

/**
 * Takes the color scheme of the page around, and no colors: colors of its choice could hide the address that the
 * user is to compare.
 */
function useColorScheme(job: FrameJob | null): void {
  const scheme = job?.colorScheme ?? 'system';
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-billfold-scheme', scheme);
    return () => root.removeAttribute('data-billfold-scheme');
  }, [scheme]);
}
