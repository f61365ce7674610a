import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { darkLine } from '../common/dark-line.ts';
import { iconOnly } from './menu.css.ts';

const withText = media.desktop;

export const button = style([
  iconOnly,
  {
    '@media': {
      [withText]: {
        justifyContent: 'flex-start',
        width: '260px',
        paddingInline: vars.space[3],
        background: vars.color.surfaceSunken,
        boxShadow: darkLine,
        color: vars.color.textMuted,
        fontSize: vars.text.sm,
      },
    },
  },
]);

export const text = style({
  display: 'none',
  '@media': {
    [withText]: {
      display: 'block',
      flex: 1,
      overflow: 'hidden',
      textAlign: 'start',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const keys = style({
  display: 'none',
  font: 'inherit',
  '@media': { [withText]: { display: 'block' } },
});
