import { keyframes } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';
import { floating } from '../floating/floating.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = layered(base, { display: 'inline-flex', flex: 'none' });

const text = layered(base, {
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
  // An animation of no time at all never leaves its delay in Chromium.
  animation: `${appear} max(${vars.motion.state}, 1ms) 300ms ease-out both`,
});

/** Inside a dialog, whose top layer it shares. */
export const tooltip = layered(text, { position: 'fixed', insetBlockStart: 0, left: 0 });

export const floatingTooltip = layered(text, floating, {
  overflow: 'visible',
  selectors: { '&:not([data-placed])': { visibility: 'hidden' } },
});
