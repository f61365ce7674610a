import { media, vars } from '@billfold/react/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[6],
    },
  },
});

export const column = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { 'screen and (min-width: 900px)': { gap: vars.space[6] } },
});

export const skeleton = style({ display: 'grid', gap: vars.space[6], paddingBlock: vars.space[3] });

export const track = style({
  height: '6px',
  marginBottom: vars.space[4],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
});

export const fill = style({
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transition: 'width 300ms ease-out',
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const steps = style({ display: 'grid' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBottom: vars.space[4],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The line from this step's dot to the next one's.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '9px',
      top: '18px',
      bottom: '-4px',
      width: '2px',
      background: vars.color.border,
    },
  },
});

const dotBase = style({
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.full,
});

export const dot = styleVariants({
  done: [dotBase, { background: vars.color.successSurface, color: vars.color.success }],
  now: [dotBase, { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` }],
  ahead: [dotBase, { boxShadow: `inset 0 0 0 2px ${vars.color.border}` }],
  failed: [dotBase, { background: vars.color.dangerSurface, color: vars.color.danger }],
});

export const stepName = styleVariants({
  done: {},
  now: { fontWeight: 600 },
  ahead: { color: vars.color.textMuted },
  failed: { fontWeight: 600 },
});

export const stepDetail = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style({ marginTop: vars.space[4], color: vars.color.textMuted });

export const action = style({ marginTop: vars.space[4] });
