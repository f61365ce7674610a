'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { forwardRef, type HTMLAttributes } from 'react';
import { isOfflineError, problemText, problemTitle } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../button/button.tsx';
import * as css from '../empty-state/empty-state.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { useRetryOnline } from './use-retry-online.ts';

export interface ErrorStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  readonly error: AnyBillfoldError;
  /** Heading, such as "We couldn't load your accounts"; the error's title unless given. */
  readonly title?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Placeholder of failed content: the error, a retry, and the request id that support asks for. On a
 * device that is offline it is one quiet line, and retries when the device is back.
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { error, title, onRetry, className, ...rest },
  ref,
) {
  const t = useTranslate();
  const isOffline = isOfflineError(error);
  useRetryOnline(isOffline ? onRetry : undefined);
  if (isOffline)
    return (
      <div ref={ref} role="status" {...rest} className={classNames(css.offline, className)}>
        <Icon shape={icons.cloudOff} />
        <p className={plain}>{t('common.offlineContent')}</p>
      </div>
    );
  const text = problemText(error, t);
  // The text of an unknown error names it already.
  const requestId = text.includes(error.requestId ?? text) ? undefined : error.requestId;
  return (
    <div ref={ref} role="alert" {...rest} className={classNames(css.state, className)}>
      <span className={classNames(css.icon, css.failed)}>
        <Icon shape={icons.alert} />
      </span>
      <p className={css.title}>{title ?? problemTitle(error, t)}</p>
      <p className={css.text}>{text}</p>
      {onRetry && (
        <div className={css.action}>
          <Button icon={icons.refresh} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {requestId !== undefined && (
        <p className={css.request}>{t('common.requestId', { id: requestId })}</p>
      )}
    </div>
  );
});
