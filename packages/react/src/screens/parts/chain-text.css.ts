import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

const line = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space[1],
});

/** In full it takes the width that there is, its buttons at the end. */
export const form = {
  short: line,
  grouped: layered(line, { display: 'flex', alignItems: 'start', justifyContent: 'space-between' }),
} as const;

/** Stands out by its padding, so that the line keeps its height. */
export const actions = layered(base, { display: 'inline-flex', flex: 'none', marginBlock: '-6px' });
