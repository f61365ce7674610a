import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

/** Asset and actions, below them amount and value. */
export const row = layered({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      gridTemplateAreas: '"asset actions" "amount worth"',
      alignItems: 'center',
      columnGap: vars.space[2],
      paddingInlineStart: `calc(${inset} + 44px)`,
    },
  },
});

export const assetColumn = layered({
  '@media': {
    [media.phone]: { gridArea: 'asset', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
/** The last icon reaches over the edge by its padding. */
export const actionsColumn = layered({
  width: '1px',
  '@media': {
    [media.phone]: {
      gridArea: 'actions',
      width: 'auto',
      marginInlineEnd: `calc(${vars.space[1]} - ${inset})`,
    },
  },
});
export const amountColumn = layered({
  '@media': { [media.phone]: { gridArea: 'amount', textAlign: 'start', whiteSpace: 'normal' } },
});
export const worthColumn = layered({ '@media': { [media.phone]: { gridArea: 'worth' } } });

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
