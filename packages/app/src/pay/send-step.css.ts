import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const fact = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const value = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const address = style({ fontSize: vars.text.lg });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  fontWeight: 500,
});
