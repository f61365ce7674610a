import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = layered(base, { display: 'inline-flex', flex: 'none' });

export const tooltip = layered(base, {
  position: 'fixed',
  insetBlockStart: 0,
  left: 0,
  zIndex: 1100,
  width: 'max-content',
  maxWidth: '240px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: '6px',
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.text.xs,
  fontWeight: 500,
  pointerEvents: 'none',
  animation: `${appear} 120ms 300ms ease-out both`,
});
