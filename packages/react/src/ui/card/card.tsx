'use client';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Names the card, as its heading. */
  readonly title?: string | undefined;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** `none` for a table or list that reaches the edges; the title keeps its distance from them. */
  readonly padding?: 'none' | 'md' | undefined;
}

/** A ground of its own for what belongs together: a `section`, named by its title. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, actions, padding = 'md', className, children, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...rest}
      className={classNames(css.card, css.padding[padding], className)}
    >
      {title !== undefined && (
        <div className={css.line[padding]}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
});
