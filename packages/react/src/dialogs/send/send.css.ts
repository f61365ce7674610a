import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

export const sentBanner = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

export const sentCheck = layered({ display: 'block', width: '48px', height: '48px' });

export const sentGround = layered({ fill: vars.color.successSurface });

/** Check mark, animated once. */
export const sentStroke = layered({
  fill: 'none',
  stroke: vars.color.success,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.progress} ease-out both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const sentTitle = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
});

export const addNote = layered(base, { textAlign: 'center', fontSize: vars.text.sm });
