import { base, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { box, input as textInput } from '../field/field.css.ts';

export const well = layered(box, {
  display: 'grid',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.card,
});

export const line = layered(base, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
});

/** The number is the largest thing of its step; the unit after it is smaller and muted. */
export const input = layered(textInput, tabular, {
  padding: 0,
  borderRadius: 0,
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
  '@media': { [media.touch]: { fontSize: vars.text.xxl } },
});

export const unit = layered(base, {
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
  fontWeight: 500,
});

export const equivalent = layered(base, tabular, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.control.dense,
  color: vars.color.textMuted,
});

export const under = layered(base, tabular, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.control.dense,
  marginTop: vars.space[1],
  color: vars.color.textMuted,
});

/** Keeps its width next to a long text, and is high enough for a finger. */
export const max = layered({
  flex: 'none',
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const secondary = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});

/** Below the box: apart from each other on one line, below each other where there is no room. */
export const limits = layered(base, tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
