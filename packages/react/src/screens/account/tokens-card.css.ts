import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

/** Asset and actions, amount and worth: what is too long for one line takes two. */
export const row = layered({
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[2],
      paddingInlineStart: `calc(${inset} + 44px)`,
    },
  },
});

export const assetColumn = layered({
  '@media': { [media.phone]: { order: 1, flex: '1 0 0', whiteSpace: 'normal' } },
});
/** The last icon reaches over the edge by its padding. */
export const actionsColumn = layered({
  width: '1px',
  '@media': {
    [media.phone]: {
      order: 2,
      width: 'auto',
      marginInlineEnd: `calc(${vars.space[1]} - ${inset})`,
    },
  },
});
export const amountColumn = layered({
  '@media': { [media.phone]: { order: 3, whiteSpace: 'normal' } },
});
export const worthColumn = layered({
  '@media': { [media.phone]: { order: 3, marginInlineStart: 'auto' } },
});

export const asset = layered(base, { display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const actions = layered(base, { display: 'inline-flex', alignItems: 'center' });

/** Beside both lines on a phone. */
export const mark = layered(base, {
  display: 'inline-flex',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetInlineStart: inset,
      top: '50%',
      translate: '0 -50%',
    },
  },
});
