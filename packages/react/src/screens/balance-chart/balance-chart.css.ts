import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const card = layered({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.phone]: { gap: vars.space[1], paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
  },
});

/** Fixed height, also while the chart loads, so that nothing below moves. */
export const chart = {
  full: layered({ alignContent: 'start', minHeight: '226px' }),
  small: layered({ alignContent: 'start', minHeight: '114px' }),
  compact: layered({
    alignContent: 'start',
    minHeight: '186px',
    '@media': { [media.phone]: { minHeight: '138px' } },
  }),
} as const;

/** Keeps the place of the chart and of its choices. */
export const hidden = layered(base, {
  display: 'grid',
  alignContent: 'center',
  minHeight: '238px',
  '@media': { [media.phone]: { minHeight: '186px' } },
});

/** Choices below the chart, under the thumb. */
export const choices = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { [media.phone]: { flexWrap: 'nowrap', gap: vars.space[1] } },
});

/** Choices of what is drawn, at the end of their line. */
export const options = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text.sm,
});

/** Stays as quiet as the choices beside it. */
export const tableButton = layered({ color: vars.color.textMuted });

export const note = layered({ color: vars.color.textMuted, fontSize: vars.text.sm });
