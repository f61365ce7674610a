import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const card = layered({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.phone]: { paddingTop: vars.space[3] } },
});

/** Fixed height, also while the chart loads, so that nothing below moves. */
export const chart = layered({
  alignContent: 'start',
  minHeight: '254px',
  '@media': { [media.touch]: { minHeight: '270px' } },
});

/** Keeps the place of the chart. */
export const hidden = layered(chart, { display: 'grid', alignContent: 'center' });

/** Choices below the chart, under the thumb. */
export const choices = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const note = layered({ color: vars.color.textMuted, fontSize: vars.text.sm });
