import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const column = style({ display: 'grid', gap: vars.space[6], minWidth: 0, width: '100%' });

/** Width of the steps without a preview. */
export const narrow = style([column, { maxWidth: '560px' }]);

/** In the middle of the page as the first step, which comes before there is a menu. */
export const middle = style([narrow, { marginInline: 'auto' }]);

/** A step with a preview, whose title is where the other steps have theirs. */
export const whole = style([column]);
globalStyle(`${whole} > div > div:first-child`, {
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
});

/** Column of all steps, with a preview where a wide window has room for both. */
export const withPreview = style([
  column,
  {
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 560px)',
    justifyContent: 'center',
    '@media': {
      'screen and (min-width: 1200px)': {
        gridTemplateColumns: 'minmax(0, 560px) minmax(0, 392px)',
      },
    },
  },
]);

export const form = style({ display: 'grid', gap: vars.space[4] });

/** Ways back and out, and the way on at the end of the line; above them on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: vars.space[2],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Way on, apart from the ways out. */
export const wayOn = style({
  display: 'grid',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: -1, marginInlineStart: 0 } },
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
