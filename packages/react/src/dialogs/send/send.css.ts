import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

export const banner = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

export const check = layered({ display: 'block', width: '48px', height: '48px' });

export const ground = layered({ fill: vars.color.successSurface });

/** Drawn once. */
export const stroke = layered({
  fill: 'none',
  stroke: vars.color.success,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.progress} ease-out both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const title = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
});

export const note = layered(base, { textAlign: 'center', fontSize: vars.text.sm });
