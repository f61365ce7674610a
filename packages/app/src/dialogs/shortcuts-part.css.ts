import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', marginBlock: `0 ${vars.space[4]}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '44px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const key = style({
  minWidth: '28px',
  padding: `2px ${vars.space[2]}`,
  borderRadius: '6px',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'center',
});
