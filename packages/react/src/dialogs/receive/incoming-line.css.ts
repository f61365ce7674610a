import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.3 } });

const line = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  fontSize: vars.text.md,
});

export const waiting = layered(line, { color: vars.color.textMuted });

export const incoming = layered(line, { color: vars.color.success, fontWeight: 600 });

export const pulse = layered(base, {
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  animation: `${breathe} ${vars.motion.breath} ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
