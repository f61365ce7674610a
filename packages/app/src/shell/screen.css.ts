import { vars } from '@billfold/react/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const words = style({ display: 'grid', flex: '1 1 160px', gap: vars.space[1], minWidth: 0 });

const titleBase = style({
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  outline: 'none',
});

export const title = styleVariants({
  md: [titleBase, { fontSize: vars.text.xxl }],
  sm: [titleBase, { fontSize: vars.text.xl }],
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  minHeight: '32px',
  marginBottom: vars.space[1],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const lead = style({ color: vars.color.textMuted, maxWidth: '60ch' });
