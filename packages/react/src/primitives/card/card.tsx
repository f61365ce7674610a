'use client';
import { forwardRef, type HTMLAttributes, useId } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Names the card, as its heading. */
  readonly title?: string | undefined;
  /** `none` for a table or list that reaches the edges. */
  readonly padding?: 'none' | 'md' | undefined;
}

export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, padding = 'md', className, children, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...rest}
      className={classNames(css.card, padding === 'md' && css.padded, className)}
    >
      {title !== undefined && (
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
});
