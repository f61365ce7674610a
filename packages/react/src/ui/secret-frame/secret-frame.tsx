'use client';
import type { ValidationError } from '@billfold/core';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { connectFrame } from '../../secure-frame/connect-frame.ts';
import { frameAddress, schemeAround } from '../../secure-frame/framing.ts';
import type { FrameStep, MessageFromFrame } from '../../secure-frame/messages.ts';
import { useLatest } from '../../state/use-latest.ts';
import { plain } from '../../theme/base.css.ts';
import { Button } from '../button/button.tsx';
import { TextLink } from '../link/text-link.tsx';
import { Notice } from '../notice/notice.tsx';
import { LoadingFields } from '../skeleton/loading-fields.tsx';
import * as css from './secret-frame.css.ts';

export interface SecretFrameProps {
  /** Step of the frame; another one needs another key. */
  readonly step: FrameStep;
  /** Called with the end of the step. */
  readonly onDone: (end: FrameEnd) => void;
  /** Escape was pressed in the frame. */
  readonly onEscape?: (() => void) | undefined;
}

/** End of a step that is no transaction. */
export type FrameEnd = Extract<
  MessageFromFrame,
  { readonly type: 'wallet-created' | 'password-reset' }
>;

/**
 * Draws a step in a frame of the wallet's own origin, so that no script of this page reads its secrets. Where the
 * frame is refused, a notice leads to the wallet.
 */
export function SecretFrame(props: SecretFrameProps): ReactElement {
  const t = useTranslate();
  const { client, page, reportError } = useWallet();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'open' | 'blocked'>('loading');
  const url = new URL(client.baseUrl, page?.baseURI);
  if (state === 'blocked')
    return (
      <>
        <Notice tone="warning" title={t('secretEntry.frame.title')} live>
          <p className={plain}>{t('secretEntry.frame.text')}</p>
          <TextLink href={new URL('/wallet', url).href} target="_blank" rel="noopener noreferrer">
            {t('secretEntry.frame.open', { host: url.host })}
          </TextLink>
        </Notice>
        <Button
          wide
          onClick={() => {
            setState('loading');
            setAttempt(attempt + 1);
          }}
        >
          {t('common.retry')}
        </Button>
      </>
    );
  return (
    <>
      {state === 'loading' && <LoadingFields count={2} noticeHeight="108px" />}
      <OpenFrame
        key={attempt}
        {...props}
        url={url}
        onOpen={() => setState('open')}
        onBlocked={(error) => {
          setState('blocked');
          reportError(error);
        }}
      />
    </>
  );
}

interface OpenFrameProps extends SecretFrameProps {
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
    const { signal } = left;
    const { origin } = latest.current.url;
    connectFrame({
      ...{ frame: element, origin, signal, client },
      onBlocked: (error) => latest.current.onBlocked(error),
      onConnect: (send) => {
        send({ ...latest.current.step, colorScheme: schemeAround(element) });
        latest.current.onOpen();
      },
      onMessage: (message) => {
        if (message.type === 'escape') latest.current.onEscape?.();
        if (message.type === 'wallet-created' || message.type === 'password-reset')
          latest.current.onDone(message);
      },
    });
    // Last: nothing that the frame says is missed.
    element.src = frameAddress(element, { origin, publishableKey });
    return () => left.abort();
  }, [client, publishableKey, latest]);
  return (
    <iframe
      ref={frame}
      title={t('secretEntry.frame', { host: props.url.host })}
      className={css.frame}
      // Printing and the question before a step is left are modal.
      sandbox="allow-scripts allow-same-origin allow-forms allow-modals"
      allow="clipboard-write"
      referrerPolicy="origin"
      data-first-focus=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its page is interactive, and a dialog scrolls by keys through it.
      tabIndex={0}
    />
  );
}
