import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

export const pager = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${inset}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Below the list of a phone, which only grows. */
export const more = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  padding: vars.space[4],
});
