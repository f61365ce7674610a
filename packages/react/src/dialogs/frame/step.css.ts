import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** Column of a dialog's step. */
export const step = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** An amount that the step is about, and what it is. */
export const hero = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  textAlign: 'center',
});

export const heroLabel = layered(base, { color: vars.color.textMuted, fontSize: vars.text.md });

export const muted = layered(base, {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.md,
  fontWeight: 400,
});

/** Line above the buttons about what is missing to go on. */
export const missing = layered(base, {
  flex: 'none',
  paddingBlockStart: vars.space[2],
  paddingInline: vars.space[6],
  color: vars.color.danger,
  fontSize: vars.text.sm,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
