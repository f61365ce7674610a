import { base, plain as plainPart, tabular, visuallyHidden } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** Breaks inside the number last, and never asks for a column that is narrower than the number. */
const amount = layered(base, tabular, {
  position: 'relative',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  lineHeight: 1.2,
});

export const size = layeredVariants(amount, {
  md: { fontSize: 'inherit' },
  lg: { fontSize: vars.text.xl, fontWeight: 600 },
  xl: { fontSize: vars.text.xxl, fontWeight: 600, letterSpacing: '-0.01em' },
  hero: {
    fontSize: vars.text.hero,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    '@media': { [media.phone]: { fontSize: '34px' } },
  },
});

/** Smaller, so that as many digits stand in one line of a phone or of a dialog. */
export const longHero = {
  from13: layered({ fontSize: '34px', '@media': { [media.phone]: { fontSize: '26px' } } }),
  from18: layered({ fontSize: vars.text.xxl, '@media': { [media.phone]: { fontSize: '20px' } } }),
} as const;

/** The size below the hero: 18 decimals fit one line of a phone. */
export const longXl = layered({
  fontSize: vars.text.xl,
  '@media': { [media.phone]: { fontSize: '18px' } },
});

export const incoming = layered({ color: vars.color.success });

/** Smaller and quieter than the digits. */
export const unit = layered(base, {
  color: vars.color.textMuted,
  fontSize: 'max(0.6em, 12px)',
  fontWeight: 500,
  letterSpacing: 'normal',
});

export const sameSize = layered({ fontSize: '1em', fontWeight: 400 });

/** The figure that is read aloud and copied. */
export const plain = visuallyHidden;

export const figure = layered(plainPart, {
  selectors: { '&::before': { content: 'attr(data-figure)' } },
});

export const zeros = layered(figure, { color: vars.color.textMuted, fontWeight: 400 });
