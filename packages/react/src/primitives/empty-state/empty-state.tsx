'use client';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** What will stand here. */
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: IconName | undefined;
  /** The one thing to do. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, icon, action }: EmptyStateProps): ReactElement {
  return (
    <div className={css.state}>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      <p className={css.title}>{title}</p>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
