import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** A derivation path. */
export const path = layered(base, {
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
});

/** The seed phrase and its notices, in a dialog. */
export const phrase = layered(base, { display: 'grid', gap: vars.space[4] });

export const left = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** Value of an account, on a line of its own on a phone, without the dot between the two. */
export const worth = layered(base, {
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'block' } },
});

export const dot = layered({ '@media': { [media.phone]: { display: 'none' } } });
