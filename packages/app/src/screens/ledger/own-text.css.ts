import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the copy button next to a text of any number of lines. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
