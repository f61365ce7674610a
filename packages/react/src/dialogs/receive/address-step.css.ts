import { globalStyle } from '@vanilla-extract/css';
import { base, well as inputWell } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, vars } from '../../theme/theme.css.ts';

/**
 * Behind the deposit addresses, which stand in place of this dialog until one is chosen. Their dialog
 * is inside the card and must not be hidden with it.
 */
export const replaced = layered({ background: 'transparent', boxShadow: 'none' });
globalStyle(`${replaced} > :not(dialog)`, { '@layer': { [layer]: { visibility: 'hidden' } } });
// The dialog in its place darkens the page already.
globalStyle(`dialog:has(> ${replaced})`, { '@layer': { [layer]: { background: 'transparent' } } });

/** Line of a box, apart from the one above it. */
export const fact = layered(base, { selectors: { '& + &': { marginTop: vars.space[1] } } });

export const qr = layered(base, {
  display: 'grid',
  justifyContent: 'center',
});

/** Around the address and what says which network it is of. */
export const well = layered(base, inputWell, {
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const wellHead = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const network = layered(base, { color: vars.color.text, fontWeight: 600 });

export const wellLabel = layered(base, { flex: 1 });

/** The icon stands out by its padding, so that it lines up with the address. */
export const wellCopy = layered({ margin: '-6px' });

/** Two lines, before the address is there as well, as large on a page as in a dialog. */
export const wellAddress = layered(base, { minHeight: '3em', fontSize: vars.text.lg });

export const confirmations = layered(base, {
  display: 'flex',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.md,
});

export const clock = layered({ flex: 'none' });

export const links = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  fontSize: vars.text.sm,
});

/** Also with the text to copy by hand under it. */
export const copy = layered(base, { flex: 1, display: 'grid' });

export const request = layered(base, { display: 'grid', gap: vars.space[2] });
