import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** The boxes and their number, which goes below them where there are many. */
export const line = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});

export const count = layered(base, { fontSize: vars.text.sm, fontWeight: 500 });

export const blocks = layered(base, {
  flex: '0 1 auto',
  display: 'grid',
  gridAutoColumns: 'minmax(4px, 28px)',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space[1],
  paddingTop: vars.space[1],
});

const arrives = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });
const waits = keyframes({ '50%': { opacity: 0.4 } });

const anyBlock = layered(base, {
  height: '20px',
  borderRadius: '4px',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** A block that is there has fallen onto the others; the next one is waited for. */
export const block = layeredVariants(anyBlock, {
  there: {
    background: vars.color.accent,
    boxShadow: 'none',
    animation: `${arrives} ${vars.motion.progress} ease-out`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'Highlight' },
    },
  },
  next: {
    boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    animation: `${waits} ${vars.motion.breath} ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  ahead: {},
});

export const hint = layered(base, { color: vars.color.textMuted });
