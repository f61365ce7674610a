'use client';
import { isErrorCode, type ValidationError } from '@billfold/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { frameAddress } from '../../secure-frame/framing.ts';
import { useLatest } from '../../state/use-latest.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import * as css from './send.css.ts';
import { signInFrame } from './sign-in-frame.ts';
import type { OpenSendFlow } from './use-send-dialog.ts';
import type { SendSigning } from './use-sign.ts';

interface SignFrameProps {
  readonly flow: OpenSendFlow;
  readonly signing: Pick<SendSigning, 'signElsewhere'>;
  readonly close: AnnouncedOpen['close'];
}

/** Frame of the wallet's own origin, in which the secret is typed, so that no script of this page reads it. */
export function SignFrame({ flow, signing, close }: SignFrameProps): ReactElement | null {
  const t = useTranslate();
  const { error } = useFlow(flow);
  const { client, page, reportError } = useWallet();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'open' | 'blocked'>('loading');
  const url = new URL(client.baseUrl, page?.baseURI);
  const retry = () => {
    // Clears the error of the last attempt.
    flow.actions.chooseSignMethod(null);
    setState('loading');
    setAttempt(attempt + 1);
  };
  // It may have been sent: another signature could send it twice.
  if (isErrorCode(error, 'outcome_unknown')) return null;
  const again = (
    <Button key="retry" size="lg" wide onClick={retry}>
      {t('send.sign.frame.retry')}
    </Button>
  );
  if (error !== null) return again;
  if (state === 'blocked')
    return (
      <>
        <Notice tone="warning" title={t('send.sign.frame.blocked', { host: url.host })} live>
          <p>{t('send.sign.frame.blocked.text', { host: url.host })}</p>
          <TextLink href={new URL('/wallet', url).href} target="_blank" rel="noopener noreferrer">
            {t('send.sign.frame.open', { host: url.host })}
          </TextLink>
        </Notice>
        {again}
      </>
    );
  return (
    <>
      {state === 'loading' && <LoadingFields count={2} noticeHeight="108px" />}
      <OpenFrame
        key={attempt}
        url={url}
        flow={flow}
        signing={signing}
        close={close}
        onOpen={() => setState('open')}
        onBlocked={(error) => {
          setState('blocked');
          reportError(error);
        }}
      />
    </>
  );
}

interface OpenFrameProps extends SignFrameProps {
  readonly url: URL;
  readonly onOpen: () => void;
  /** The frame, or the origin of its page, is refused. */
  readonly onBlocked: (error: ValidationError) => void;
}

function OpenFrame(props: OpenFrameProps): ReactElement {
  const t = useTranslate();
  const { client, publishableKey } = useWallet();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useLatest(props);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const left = new AbortController();
    const { origin } = latest.current.url;
    latest.current.signing.signElsewhere(
      signInFrame({
        frame: element,
        origin,
        client,
        signal: left.signal,
        onOpen: () => latest.current.onOpen(),
        onBlocked: (error) => latest.current.onBlocked(error),
        onReview: () => latest.current.flow.actions.back(),
        onEscape: () => {
          // A send that is under way is not left.
          if (!latest.current.flow.getState().busy) latest.current.close('escape');
        },
      }),
      left.signal,
    );
    // Last: nothing that the frame says is missed.
    element.src = frameAddress(element, { origin, publishableKey });
    return () => left.abort();
  }, [client, publishableKey, latest]);
  return (
    <iframe
      ref={frame}
      title={t('send.sign.frame', { host: props.url.host })}
      className={css.frame}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="origin"
      data-first-focus=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its page is interactive, and the dialog scrolls by keys through it.
      tabIndex={0}
    />
  );
}
