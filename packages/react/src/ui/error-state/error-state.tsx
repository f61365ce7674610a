'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { forwardRef, type HTMLAttributes } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../button/button.tsx';
import * as css from '../empty-state/empty-state.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';

export interface ErrorStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  readonly error: AnyBillfoldError;
  /** Heading, such as "We couldn't load your accounts"; the error's title unless given. */
  readonly title?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Placeholder of failed content: the error, a retry, and the request id that support asks for. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { error, title, onRetry, className, ...rest },
  ref,
) {
  const t = useTranslate();
  return (
    <div ref={ref} role="alert" {...rest} className={classNames(css.state, className)}>
      <span className={classNames(css.icon, css.failed)}>
        <Icon shape={icons.alert} />
      </span>
      <p className={css.title}>{title ?? error.title}</p>
      <p className={css.text}>{problemText(error, t)}</p>
      {onRetry && (
        <div className={css.action}>
          <Button icon={icons.refresh} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {error.requestId !== undefined && (
        <p className={css.request}>{t('common.requestId', { id: error.requestId })}</p>
      )}
    </div>
  );
});
