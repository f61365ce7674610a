'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './notice.css.ts';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string | undefined;
  /** Read aloud when it appears; for what the reader has just caused. */
  readonly live?: boolean | undefined;
}

const shapes = {
  info: icons.info,
  success: icons.check,
  warning: icons.alert,
  danger: icons.alert,
};

/** Something to know before going on, in the place where it matters. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone, title, live, className, children, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
      {...rest}
      className={classNames(css.tone[tone], className)}
    >
      <Icon shape={shapes[tone]} className={css.icon[tone]} />
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
});
