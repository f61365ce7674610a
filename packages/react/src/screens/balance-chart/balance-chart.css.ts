import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** The periods stand close to the edge, as a heading would. */
export const card = layered({
  paddingTop: vars.space[3],
  '@media': { [media.phone]: { paddingTop: vars.space[2] } },
});

/** Fixed height, also while the chart loads, so that nothing below moves. */
export const chart = layered({
  alignContent: 'start',
  minHeight: '283px',
  '@media': { [media.touch]: { minHeight: '302px' } },
});

export const note = layered({ color: vars.color.textMuted, fontSize: vars.text.sm });
