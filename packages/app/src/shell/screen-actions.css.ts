import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

/** On a phone as wide as there is room, on the line of the title or below it. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.phone]: { flex: '1 1 auto', flexDirection: 'row-reverse' } },
});

export const main = style({ display: 'grid', '@media': { [media.phone]: { flex: 1 } } });
