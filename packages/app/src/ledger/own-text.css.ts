import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** What copies it stays beside it, however many lines it takes. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
