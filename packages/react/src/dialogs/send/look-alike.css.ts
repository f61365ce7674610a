import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const compared = layered(base, { display: 'grid', gap: vars.space[2] });

export const label = layered(base, { fontSize: vars.text.xs, fontWeight: 500 });

export const address = layered(base, {
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

/** Underlined as well: colour alone says nothing to some. */
export const different = layered(base, {
  background: `color-mix(in srgb, ${vars.color.danger} 18%, transparent)`,
  color: vars.color.text,
  textDecoration: 'underline',
});
