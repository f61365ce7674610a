import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const card = layered(base, { display: 'grid', gap: vars.space[2] });

export const value = layered(base, { paddingBlock: vars.space[2], textAlign: 'center' });

/** The icons stand out by their padding, so that the line keeps its height. */
export const copied = layered(base, {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  marginBlock: '-6px',
  marginInlineEnd: '-6px',
});

export const more = layered(base, { color: vars.color.textMuted, paddingInlineEnd: '6px' });

export const confirmations = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
