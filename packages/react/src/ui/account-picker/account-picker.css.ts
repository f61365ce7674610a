import { base, plain } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const line = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const name = layered(base, {
  flex: 1,
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const balance = layered(base, { flex: 'none', color: vars.color.textMuted });

export const standard = layered(plain, { color: vars.color.textMuted, fontWeight: 400 });

/** Inside the edge of a field that is not changed. */
export const lockedBalance = layered(balance, { paddingInlineEnd: vars.space[2] });
