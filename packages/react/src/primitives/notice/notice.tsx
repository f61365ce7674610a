'use client';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './notice.css.ts';

export interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string | undefined;
  /** Read aloud when it appears; for what the reader has just caused. */
  readonly live?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Something to know before going on, in the place where it matters. */
export function Notice({ tone, title, live, children }: NoticeProps): ReactElement {
  const icon = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;
  return (
    <div className={css.tone[tone]} {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}>
      <Icon name={icon[tone]} className={css.icon[tone]} />
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
