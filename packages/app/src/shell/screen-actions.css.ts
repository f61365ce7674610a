import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.phone]: { flexDirection: 'row-reverse', width: '100%' } },
});

export const main = style({ display: 'grid', '@media': { [media.phone]: { flex: 1 } } });
