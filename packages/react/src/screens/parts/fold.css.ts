import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

export const fold = layered(base, {
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderTop: 'none' } },
});

export const toggle = layered(interactive, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.dense,
  marginInline: inset,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  // No larger than labels in a dialog, whose text is.
  selectors: { 'dialog &': { fontSize: vars.text.md }, '&:hover': { color: vars.color.text } },
  // A label of two lines begins where one of one line does.
  textAlign: 'start',
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const text = layered(base, {
  maxWidth: '72ch',
  padding: `${vars.space[1]} ${inset} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
