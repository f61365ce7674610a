import { createVar, styleVariants } from '@vanilla-extract/css';
import { base, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { plotHeight, start } from './chart.css.ts';

/** Place of the columns, with room for the label of the highest rule. */
export const plot = layered(base, {
  display: 'block',
  boxSizing: 'border-box',
  height: plotHeight,
  paddingTop: '20px',
  borderRadius: vars.radius.control,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const inside = layered(base, { display: 'block', position: 'relative', height: '100%' });

/** Rule with its value above its beginning. */
export const rule = layered(base, tabular, {
  position: 'absolute',
  insetInline: 0,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: '18px',
});

export const columns = layered(base, { position: 'absolute', inset: 0, display: 'flex' });

/** Parts of one time, from the bottom up. */
export const column = layered(base, {
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  minWidth: 0,
  height: '100%',
});

/** Width within the column: a padding in per cent would be one of the whole chart. */
const width = 'min(78%, 32px)';

/** The column that is pointed at stays; the others step back. */
export const faded = layered({ opacity: 0.4 });

const forced = '(forced-colors: active)';

/** A fill that is told apart without its colour. */
const fill = (color: string, pattern: string) =>
  layered({
    background: color,
    '@media': {
      [forced]: { forcedColorAdjust: 'none', background: pattern, outline: '1px solid CanvasText' },
    },
  });
const stripes = (angle: string): string =>
  `repeating-linear-gradient(${angle}, CanvasText 0 2px, Canvas 2px 6px)`;

/** Fills of the parts, in the order of the parts. */
export const fills = [
  fill(vars.color.accent, 'CanvasText'),
  fill(vars.color.info, stripes('45deg')),
  fill(vars.color.warning, 'Canvas'),
  fill(vars.color.textMuted, stripes('0deg')),
  fill(vars.color.borderStrong, stripes('90deg')),
] as const;

const partColor = createVar();
/** Name of the variable that holds the own colour of a part. */
export const partColorName = partColor.slice('var('.length, -1);

const drawnInColor = '(forced-colors: none)';

/** An own colour in place of that of the place, nearer to the text: a dark or a light one is in sight then. */
export const own = layered({
  '@media': {
    [drawnInColor]: { background: `color-mix(in srgb, ${partColor} 86%, ${vars.color.text})` },
  },
});

/** Tells a part from another one of nearly its colour. */
export const striped = layered({
  '@media': {
    [drawnInColor]: {
      backgroundImage: `repeating-linear-gradient(45deg, color-mix(in srgb, ${vars.color.surface} 70%, transparent) 0 2px, transparent 2px 5px)`,
    },
  },
});

/** The last part has the round end. */
export const part = styleVariants({
  inner: [layered(base, { display: 'block', width, borderTop: `1px solid ${vars.color.surface}` })],
  top: [layered(base, { display: 'block', width, borderRadius: '2px 2px 0 0' })],
});

/** Line of the column that is pointed at, which a table has no use for. */
export const noHead = layered({ display: 'none' });

/** Holds the times between both ends. */
export const foot = layered({ position: 'relative' });

/** Time of a column under its middle, where there is room for it. */
export const between = layered(start, {
  position: 'absolute',
  width: '8em',
  marginInlineStart: '-4em',
  textAlign: 'center',
  '@media': { [media.phone]: { display: 'none' } },
});

export const legend = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const item = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});

export const swatch = layered(base, {
  flex: 'none',
  display: 'block',
  width: '10px',
  height: '10px',
  borderRadius: '2px',
});

export const value = layered(base, tabular, {
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
