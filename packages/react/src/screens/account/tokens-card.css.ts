import { inset } from '../../primitives/card/card.css.ts';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const row = layered({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"asset amount actions" "asset worth actions"',
      columnGap: vars.space[2],
      rowGap: '2px',
      alignItems: 'center',
      paddingInlineStart: `calc(${inset} + 44px)`,
      paddingInlineEnd: vars.space[1],
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const assetColumn = layered(area('asset'), {
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});
export const amountColumn = layered(area('amount'));
export const worthColumn = layered(area('worth'));
export const actionsColumn = layered({ width: '1px' }, area('actions'), {
  '@media': { [media.phone]: { width: 'auto' } },
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
