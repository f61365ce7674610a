import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const address = layered(base, {
  position: 'relative',
  fontFamily: vars.font.mono,
  fontSize: '0.93em',
  fontVariantLigatures: 'none',
});

export const short = layered({ whiteSpace: 'nowrap' });

/** Its lines begin at the left, also where those around it do not. */
export const grouped = layered({ display: 'inline-block', textAlign: 'left' });

/** A margin separates the groups, so that a copied text is the address without spaces. */
export const group = layered(base, {
  display: 'inline-block',
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-of-type)': { marginInlineEnd: '0.6em' } },
});

/** Read instead of the groups, which would be spelled one by one; left out of a selection. */
export const whole = layered({ userSelect: 'none' });
