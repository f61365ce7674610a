import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const columns = layered(base, {
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

export const column = layered(base, {
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { 'screen and (min-width: 900px)': { gap: vars.space[6] } },
});

export const skeleton = layered(base, {
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[3],
});

export const track = layered(base, {
  height: '6px',
  marginBottom: vars.space[4],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
});

export const fill = layered(base, {
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transition: `width ${vars.motion.progress} ease-out`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const steps = layered(base, { display: 'grid' });

export const step = layered(base, {
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

const dotBase = layered(base, {
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.full,
});

export const dot = layeredVariants(dotBase, {
  done: { background: vars.color.successSurface, color: vars.color.success },
  now: { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` },
  ahead: { boxShadow: `inset 0 0 0 2px ${vars.color.border}` },
  failed: { background: vars.color.dangerSurface, color: vars.color.danger },
});

export const stepName = layeredVariants(base, {
  done: {},
  now: { fontWeight: 600 },
  ahead: { color: vars.color.textMuted },
  failed: { fontWeight: 600 },
});

export const stepDetail = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = layered(base, { marginTop: vars.space[4], color: vars.color.textMuted });

export const action = layered(base, { marginTop: vars.space[4] });

export const choices = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

/** Keeps its line, so that nothing below moves. */
export const saved = layered(base, {
  minHeight: '20px',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
