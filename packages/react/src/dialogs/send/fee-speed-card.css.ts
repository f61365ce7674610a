import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const field = layered(base, { display: 'grid', gap: vars.space[3] });

/**
 * How soon on the left, at which fee on the right, so that the fees stand in one column; on a phone
 * each fee has its own line, or only the long ones would.
 */
export const line = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
