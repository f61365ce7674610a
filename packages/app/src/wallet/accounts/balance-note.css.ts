import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const stale = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warning,
  fontSize: vars.text.sm,
});

export const pending = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
