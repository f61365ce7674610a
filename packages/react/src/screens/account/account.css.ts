import { globalStyle } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';
import { topAmount } from '../portfolio/portfolio.css.ts';

export const balance = layered(topAmount, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
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
  padding: `0 ${inset} ${vars.space[4]}`,
  maxWidth: '72ch',
  color: vars.color.textMuted,
});

/** QR code with the address beside it, below it on a phone. */
export const current = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 440px)',
  alignItems: 'center',
  justifyContent: 'start',
  gap: vars.space[4],
  padding: `0 ${inset} ${vars.space[6]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});

/** The code and the words below it begin where the heading does, except where they are centred. */
globalStyle(`${current} > button`, {
  '@layer': {
    [layer]: { '@media': { 'screen and (min-width: 640px)': { justifyItems: 'start' } } },
  },
});
globalStyle(`${current} > button > :last-child`, {
  '@layer': {
    [layer]: { '@media': { 'screen and (min-width: 640px)': { paddingInlineStart: 0 } } },
  },
});

export const well = layered(base, { width: '100%' });

export const details = layered(base, { padding: `${vars.space[2]} ${inset} ${vars.space[4]}` });

export const tools = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `0 ${inset}`,
  marginBottom: vars.space[3],
});

export const notice = layered(base, { padding: `0 ${inset} ${vars.space[4]}` });

export const none = layered(base, {
  padding: `${vars.space[4]} ${inset} ${vars.space[6]}`,
  color: vars.color.textMuted,
});

export const row = layered({
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

export const addressColumn = layered(area('address'));
export const pathColumn = layered(area('path'));
export const stateColumn = layered(area('state'));
export const balanceColumn = layered(area('balance'));
