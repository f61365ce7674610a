import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Row of a list: 48 px with one line and 60 px with two; on a phone two lines in 64 px, in the places that the list
 * gives them.
 */
export const listRow = style({
  height: '48px',
  '@media': {
    [media.phone]: {
      height: 'auto',
      minHeight: '64px',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: vars.space[3],
      rowGap: '2px',
      paddingBlock: '10px',
    },
  },
});

// The media query excludes what `media.phone` includes.
globalStyle(`${listRow} > td`, {
  '@media': { 'screen and (min-width: 640px)': { paddingBlock: '9px' } },
});

/** Head of a list, as near to its rows as its lines are to each other. */
export const listHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  marginBottom: `calc(${vars.space[4]} - ${vars.space[6]})`,
  '@media': {
    [media.desktop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    [media.phone]: { rowGap: vars.space[3], marginBottom: `calc(-1 * ${vars.space[1]})` },
  },
});

/** Number of the rows, at the end of the line. */
export const listCount = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { marginInlineStart: 'auto' } },
});
