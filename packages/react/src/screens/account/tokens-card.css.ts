import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import * as table from '../parts/table.css.ts';

export const title = layered(table.titleLine, table.title);

export const row = layered(table.row, {
  '@media': {
    [media.phone]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"asset amount actions" "asset worth actions"',
      columnGap: vars.space[2],
      rowGap: '2px',
      alignItems: 'center',
      paddingInlineStart: `calc(${table.inset} + 44px)`,
      paddingInlineEnd: vars.space[1],
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const assetCell = layered(table.cell, { fontWeight: 500 }, area('asset'), {
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});
export const amountCell = layered(table.cellEnd, { fontWeight: 500 }, area('amount'));
export const worthCell = layered(table.cellEnd, table.quiet, area('worth'));
export const actionsCell = layered(table.cellEnd, { width: '1px' }, area('actions'), {
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
      insetInlineStart: table.inset,
      top: '50%',
      translate: '0 -50%',
    },
  },
});
