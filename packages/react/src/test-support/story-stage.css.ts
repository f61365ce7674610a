import { layered } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const page = layered({
  display: 'block',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: vars.space[8],
  background: vars.color.background,
  '@media': { 'screen and (max-width: 639.98px)': { padding: vars.space[4] } },
});

/** States of one part below each other. */
export const states = layered({ display: 'grid', gap: vars.space[6], maxWidth: '440px' });

/** States of one part beside each other. */
export const row = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
