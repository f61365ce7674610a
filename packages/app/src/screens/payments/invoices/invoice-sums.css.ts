import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { sum } from '../payments.css.ts';

/** Sums above a list, at the end of the line of its filters where there is room. */
export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const overdue = style([sum, { color: vars.color.danger }]);
