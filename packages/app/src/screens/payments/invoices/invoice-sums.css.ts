import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { sum } from '../payments.css.ts';

/** Sums above a list, on a line below its filters. */
export const lines = style({
  display: 'grid',
  flexBasis: '100%',
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const overdue = style([sum, { color: vars.color.danger }]);
