import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space[6], maxWidth: '760px', minWidth: 0 });

export const contents = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

/** Where something has gone wrong already, before everything else. */
export const urgentLink = style([
  link,
  {
    background: vars.color.dangerSurface,
    color: vars.color.danger,
    fontWeight: 500,
  },
]);

/** Not under the header when it is led to. */
export const section = style({ scrollMarginTop: '112px' });

export const tips = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
  textWrap: 'pretty',
});

/** When a page was changed, and where to go from it. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
