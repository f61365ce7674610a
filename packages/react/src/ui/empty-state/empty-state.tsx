'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Name of the content that is missing; none where the heading of the page says it. */
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly icon?: IconShape | undefined;
  /** The one thing to do. */
  readonly action?: ReactNode;
}

/** Placeholder of an empty list, with one action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, icon, action, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={classNames(css.state, className)}>
      {icon && (
        <span className={css.icon}>
          <Icon shape={icon} />
        </span>
      )}
      {title !== undefined && <p className={css.title}>{title}</p>}
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
});
