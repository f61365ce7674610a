import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const text = style({ flex: '1 1 320px', color: vars.color.textMuted });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const account = style({
  width: '240px',
  '@media': { [media.phone]: { width: '100%' } },
});
