import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[3] });

export const submit = style({ marginTop: vars.space[2] });

export const aside = style({ color: vars.color.textMuted });

export const stack = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const center = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  paddingBlock: vars.space[6],
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const strong = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted });
