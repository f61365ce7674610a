import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

const column = style({ display: 'grid', gap: vars.space[6], minWidth: 0, width: '100%' });

export const whole = column;

/** Width of the first step, which comes before there is a menu. */
export const narrow = style([column, { maxWidth: '560px' }]);

/** Column of all steps, with a preview where a wide window has room for both. */
export const withPreview = style([
  column,
  {
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 560px)',
    '@media': {
      'screen and (min-width: 1200px)': {
        gridTemplateColumns: 'minmax(0, 560px) minmax(0, 392px)',
      },
    },
  },
]);

export const form = style({ display: 'grid', gap: vars.space[4] });

/** The way on first, so that the keyboard reaches it before the ways out. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: vars.space[2],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const link = style({ overflowWrap: 'anywhere', color: vars.color.textMuted });

export const status = style({ display: 'grid', gap: vars.space[4] });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

export const more = style({ display: 'grid', gap: vars.space[3], paddingTop: vars.space[3] });
