import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.lg,
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

export const mark = style({ flex: 'none' });

export const ground = style({ fill: vars.color.accent });

export const line = style({
  fill: 'none',
  stroke: vars.color.accentText,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const clasp = style({ fill: vars.color.accentText });

/** On a phone the mark is enough: the wallet's name needs the room. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
