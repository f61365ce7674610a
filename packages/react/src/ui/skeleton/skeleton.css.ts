import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const skeleton = layered(base, {
  display: 'block',
  maxWidth: '100%',
  background: vars.color.skeleton,
  animation: `${breathe} ${vars.motion.breath} ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = layeredVariants(skeleton, {
  text: { height: '0.8em', marginBlock: '0.35em', borderRadius: '4px' },
  block: { borderRadius: vars.radius.control },
  circle: { borderRadius: vars.radius.full },
});
