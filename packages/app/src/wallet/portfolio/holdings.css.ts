import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import * as table from '../table.css.ts';

export const title = style([table.titleLine, table.title]);

export const row = style([
  table.row,
  {
    '@media': {
      [media.phone]: {
        position: 'relative',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"asset asset worth" "price change amount"',
        columnGap: vars.space[2],
        rowGap: '2px',
        alignItems: 'baseline',
        paddingInlineStart: `calc(${table.inset} + 44px)`,
      },
    },
  },
]);

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const assetCell = style([table.cell, { fontWeight: 500 }, area('asset')]);
export const priceCell = style([table.cellEnd, table.quiet, area('price')]);
export const changeCell = style([
  table.cellEnd,
  area('change'),
  { '@media': { [media.phone]: { textAlign: 'start', fontSize: vars.text.sm } } },
]);
export const amountCell = style([
  table.cellEnd,
  area('amount'),
  { '@media': { [media.phone]: { fontSize: vars.text.sm } } },
]);
export const worthCell = style([table.cellEnd, { fontWeight: 500 }, area('worth')]);

export const asset = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Beside both lines on a phone. */
export const mark = style({
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

export const unknown = style({ color: vars.color.textMuted });
