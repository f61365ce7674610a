import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import * as table from '../parts/table.css.ts';

export const balance = layered(base, {
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
});

export const network = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

export const path = layered(base, { fontFamily: vars.font.mono, fontSize: '0.93em' });

export const intro = layered(base, {
  padding: `0 ${table.inset} ${vars.space[4]}`,
  maxWidth: '72ch',
  color: vars.color.textMuted,
});

export const oneAddress = layered(base, { padding: `0 ${table.inset} ${vars.space[4]}` });

export const tools = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `0 ${table.inset}`,
  marginBottom: vars.space[3],
});

export const notice = layered(base, { padding: `0 ${table.inset} ${vars.space[4]}` });

export const none = layered(base, {
  padding: `${vars.space[4]} ${table.inset} ${vars.space[6]}`,
  color: vars.color.textMuted,
});

export const row = layered(table.row, {
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"address address" "path balance" "state state"',
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      alignItems: 'baseline',
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const addressCell = layered(table.cell, area('address'), { whiteSpace: 'normal' });
export const pathCell = layered(table.cell, table.quiet, path, area('path'));
export const stateCell = layered(table.cell, area('state'));
export const balanceCell = layered(table.cellEnd, area('balance'));
