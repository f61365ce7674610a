import { base, plain } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const address = layered(base, {
  position: 'relative',
  fontFamily: vars.font.mono,
  fontSize: '0.93em',
  fontVariantLigatures: 'none',
});

/** Lines of a whole address begin at the left, also where those around it do not. */
export const form = {
  short: layered({ whiteSpace: 'nowrap' }),
  grouped: layered({ display: 'inline-block', textAlign: 'left' }),
  lines: layered({ display: 'inline-block', textAlign: 'left' }),
} as const;

/** Space between two groups. */
export const gap = '0.6em';

/** A padding separates the groups, so that a copied text is the address without spaces. */
export const group = layered(base, {
  display: 'inline-block',
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-of-type)': { paddingInlineEnd: gap } },
});

export const end = layered(plain, { fontWeight: 700 });

/** Read instead of the groups, which would be spelled one by one; left out of a selection. */
export const whole = layered({ userSelect: 'none' });
