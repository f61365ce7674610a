import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const comparedAddresses = layered(base, { display: 'grid', gap: vars.space[2] });

export const comparedLabel = layered(base, { fontSize: vars.text.xs, fontWeight: 500 });

export const comparedAddress = layered(base, {
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

/** Underlined as well, because colour alone is not accessible (WCAG 1.4.1). */
export const difference = layered(base, {
  background: `color-mix(in srgb, ${vars.color.danger} 18%, transparent)`,
  color: vars.color.text,
  textDecoration: 'underline',
});
