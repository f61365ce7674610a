import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

/** A negative margin of the icon's padding lines it up with the other values. */
export const line = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginInlineEnd: '-6px',
});

export const address = layered(base, { flex: '1 1 0' });
