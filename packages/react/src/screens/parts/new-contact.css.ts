import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** A field and its button in one line; the line under the field belongs to the field. */
export const form = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
});

export const besideField = layered({
  alignSelf: 'start',
  marginTop: '26px',
  '@media': { [media.touch]: { minHeight: vars.control.touch } },
});
