import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import * as table from '../table.css.ts';

export const balance = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
});

export const network = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

export const path = style({ fontFamily: vars.font.mono, fontSize: '0.93em' });

export const intro = style({
  padding: `0 ${table.inset} ${vars.space[4]}`,
  maxWidth: '72ch',
  color: vars.color.textMuted,
});

export const oneAddress = style({ padding: `0 ${table.inset} ${vars.space[4]}` });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `0 ${table.inset}`,
  // The checkbox keeps a line for an error that this one cannot have.
  marginBottom: '-8px',
});

export const notice = style({ padding: `0 ${table.inset} ${vars.space[4]}` });

export const none = style({
  padding: `${vars.space[4]} ${table.inset} ${vars.space[6]}`,
  color: vars.color.textMuted,
});

export const row = style([
  table.row,
  {
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"address address" "path balance" "state state"',
        columnGap: vars.space[3],
        rowGap: vars.space[1],
        alignItems: 'baseline',
      },
    },
  },
]);

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const addressCell = style([table.cell, area('address'), { whiteSpace: 'normal' }]);
export const pathCell = style([table.cell, table.quiet, path, area('path')]);
export const stateCell = style([table.cell, area('state')]);
export const balanceCell = style([table.cellEnd, area('balance')]);
