import { media, vars } from '@billfold/react/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { page as cardPage } from './card-frame.css.ts';

export const page = style({
  minHeight: '100dvh',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const side = style([cardPage]);

export const panel = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      // Stands where it is, however long the form beside it is.
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      boxSizing: 'border-box',
      minHeight: '100dvh',
      display: 'grid',
      alignContent: 'center',
      justifyContent: 'center',
      gridTemplateColumns: 'minmax(0, 440px)',
      gap: vars.space[2],
      padding: vars.space[12],
      background: `color-mix(in srgb, ${vars.color.accent} 10%, ${vars.color.background})`,
    },
  },
});

export const title = style({
  margin: 0,
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
});

export const text = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.lg });

const appear = keyframes({ from: { opacity: 0 } });

/** Has its height before the sample is there. */
export const sample = style({
  minHeight: '440px',
  marginTop: vars.space[6],
  userSelect: 'none',
  animation: `${appear} ${vars.motion.notification} ease-out`,
});
