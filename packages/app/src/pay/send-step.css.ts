import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const codeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
});

export const factText = style({ display: 'grid', gap: vars.space[1] });

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const value = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const address = style({ fontSize: vars.text.md });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  background: vars.color.infoSurface,
  fontWeight: 500,
});

export const hints = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[4],
});
