import { createVar, globalStyle } from '@vanilla-extract/css';
import { base, drawing, tabular } from '../../theme/base.css.ts';
import { coveredVars } from '../../theme/covered.ts';
import { layered } from '../../theme/layered.ts';
import { layer, media, vars } from '../../theme/theme.css.ts';
import { inset } from '../card/card.css.ts';

const height = createVar();

/** Height of the plot and of its placeholder. */
export const plotHeight = height;

export const chart = layered(base, {
  vars: { [height]: '200px' },
  display: 'grid',
  gap: vars.space[2],
});

/** Lower, most of all on a phone, where a list below must be in sight. */
export const compact = layered({
  vars: { [height]: '160px' },
  '@media': { [media.phone]: { vars: { [height]: '112px' } } },
});

export const small = layered({ vars: { [height]: '88px' } });

export const place = layered(base, {
  display: 'grid',
  alignItems: 'center',
  minHeight: plotHeight,
});

/** Figures under the crosshair, and the way to the table. */
export const head = layered(base, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.text.sm,
});

export const readout = layered(base, tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  minHeight: '21px',
  fontSize: vars.text.md,
});

export const readoutTime = layered({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Scrubbed along with a finger; up and down the page scrolls. */
export const plot = layered(base, {
  position: 'relative',
  height: plotHeight,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

/** Event of a time, under it. */
export const mark = layered(base, {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** Both ends under the line. */
export const foot = layered(base, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  minHeight: '18px',
});

/** The line before the plotting code has loaded, within the same insets. */
export const outline = layered(base, {
  display: 'block',
  boxSizing: 'border-box',
  height: plotHeight,
  padding: '24px 8px',
});

export const outlineDrawing = layered(drawing, {
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // Time goes on in the way in which a person reads, as in the plot.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** Without the reset of other elements, which would drop the path itself. */
export const outlinePath = layered({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: '2px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const start = layered(base, tabular, {
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});

export const end = layered(start, { textAlign: 'end' });

export const note = layered(start, { textAlign: 'center' });

export const tablePlace = layered(base, {
  // Its texts stand under the title of the card around it.
  vars: { [coveredVars.top]: '0px', [inset]: '0px' },
  minHeight: plotHeight,
  // A week fits; a year scrolls.
  maxHeight: '480px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

// What the plotting library makes, as far as we use it: it brings a sheet of its own for this.
const inPlot = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${plot} ${selector}`, { '@layer': { [layer]: rule } });
inPlot('.u-wrap', { position: 'relative', direction: 'ltr' });
inPlot('canvas', { display: 'block', position: 'relative', width: '100%', height: '100%' });
inPlot(':is(.u-over, .u-under, .u-axis, .u-cursor-x, .u-cursor-pt)', { position: 'absolute' });
inPlot('.u-under', { overflow: 'hidden' });
inPlot(':is(.u-cursor-x, .u-cursor-pt)', { left: 0, top: 0, pointerEvents: 'none' });
inPlot('.u-cursor-x', { height: '100%', borderInlineEnd: `1px solid ${vars.color.borderStrong}` });
inPlot('.u-cursor-pt', {
  boxSizing: 'border-box',
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: 0,
});
inPlot('.u-off', { display: 'none' });
