import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const line = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space[1],
});

/** In full it takes the width that there is, its buttons at the end. */
export const form = {
  short: layered(line, {
    '@media': {
      // The padding of the buttons is the gap. Below the text they cover no part of it where a label leaves no room.
      [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 0 },
    },
  }),
  grouped: layered(line, { display: 'flex', alignItems: 'start', justifyContent: 'space-between' }),
} as const;

/** Stands out by its padding, so that the line keeps its height and ends where other values do. */
export const actions = layered(base, {
  display: 'inline-flex',
  flex: 'none',
  marginBlock: '-6px',
  marginInlineEnd: '-8px',
});
