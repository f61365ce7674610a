import { keyframes } from '@vanilla-extract/css';
import { base, drawing } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = layered(base, { display: 'inline-flex', verticalAlign: 'middle' });

export const ring = layered(drawing, {
  display: 'block',
  animation: `${turn} ${vars.motion.turn} linear infinite`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': {
    [media.reducedMotion]: { animation: `${breathe} ${vars.motion.breath} ease-in-out infinite` },
  },
});

export const track = layered({ opacity: 0.2 });
