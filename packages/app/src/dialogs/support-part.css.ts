import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: vars.space[4] });

export const list = style({ display: 'grid', gap: vars.space[2] });

export const quiet = style({ color: vars.color.textMuted });

export const error = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
