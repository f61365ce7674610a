import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const empty = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  textAlign: 'center',
});

export const text = layered(base, { textWrap: 'balance' });

export const icon = layered(base, {
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});
