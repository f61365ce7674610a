import { base } from '../../theme/base.css.ts';
import { edge } from '../../theme/edge.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const card = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  // Inside a raised dialog, from which the line of a table hardly stands out in dark.
  boxShadow: `inset 0 0 0 1px light-dark(${vars.color.border}, ${edge})`,
  textAlign: 'start',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const heading = layered(base, { display: 'grid', gap: '2px' });

export const name = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const facts = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** Chip of the network. */
export const network = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: '22px',
  paddingInline: `3px ${vars.space[2]}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** The icons stand out by their padding, so that the card keeps its edge. */
export const actions = layered(base, {
  display: 'flex',
  alignSelf: 'start',
  gap: vars.space[1],
  marginInlineEnd: '-4px',
});

export const caution = layered(base, {
  gridColumn: '1 / -1',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.warningSurface,
  fontSize: vars.text.md,
  lineHeight: 1.45,
});

/** Same size as where an address is received. */
export const address = layered(base, {
  gridColumn: '1 / -1',
  fontSize: vars.text.lg,
  lineHeight: 1.6,
});
