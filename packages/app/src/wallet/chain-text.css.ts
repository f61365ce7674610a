import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

const line = style({ display: 'inline-flex', alignItems: 'center', columnGap: vars.space[1] });

/** In full it takes the width that there is, its buttons at the end. */
export const form = {
  short: line,
  grouped: style([line, { display: 'flex', alignItems: 'start', justifyContent: 'space-between' }]),
} as const;

/** Stands out by its padding, so that the line keeps its height. */
export const actions = style({ display: 'inline-flex', flex: 'none', marginBlock: '-6px' });
