import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { darkLine } from '../common/dark-line.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'minmax(24px, 12vh) auto 1fr',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '100dvh',
  paddingInline: vars.space[4],
  paddingBottom: vars.space[12],
  '@media': {
    [media.phone]: {
      gridTemplateRows: '0 auto 1fr',
      paddingInline: 0,
      paddingBottom: 0,
      background: vars.color.surface,
    },
  },
});

export const brand = style({
  gridRow: 2,
  width: '100%',
  maxWidth: '440px',
  marginBottom: vars.space[6],
  '@media': {
    [media.phone]: {
      padding: `${vars.space[6]} ${vars.space[4]} 0`,
      marginBottom: vars.space[2],
      background: vars.color.surface,
    },
  },
});

export const end = style({ display: 'flex', justifyContent: 'flex-end' });

export const card = style({
  gridRow: 3,
  alignSelf: 'start',
  width: '100%',
  maxWidth: '440px',
  padding: vars.space[8],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: darkLine,
  '@media': {
    [media.phone]: {
      maxWidth: 'none',
      padding: vars.space[4],
      borderRadius: 0,
      background: 'transparent',
      boxShadow: 'none',
    },
  },
});
