import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const feeSpeed = layered(base, { display: 'grid', gap: vars.space[3] });

/**
 * Time on the left and fee on the right, in columns; on a phone each fee has its own line, because
 * otherwise only the long ones would wrap.
 */
export const feeLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
