import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({ display: 'grid', gap: vars.space[6], maxWidth: '720px' });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '64px',
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const amount = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const facts = style([
  muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
]);

export const sentences = style({ display: 'grid', gap: vars.space[1], justifyItems: 'end' });
