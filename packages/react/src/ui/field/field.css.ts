import { base, surface, visuallyHidden, well } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const field = layered(surface, { display: 'grid', gap: vars.space[1] });

/**
 * A field with a hint keeps its distance from the next label, and one whose line below is empty until an
 * error comes gives some of it up: the eye sees one gap.
 */
export const hinted = layered({ marginBlockEnd: vars.space[3] });
export const plain = layered({ marginBlockEnd: '-4px' });

export const labelRow = layered(base, {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  // A long word beside a long link would make the page wider than a phone.
  flexWrap: 'wrap',
  columnGap: vars.space[3],
});

export const hiddenLabel = visuallyHidden;

export const label = layered(base, {
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: '20px',
});

/** High enough for one line before there is one: an error on blur must not move the button that is being pressed. */
export const message = layered(base, {
  minHeight: '16px',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
});

export const error = layered({ color: vars.color.danger });

/** Ends the field with the space that the message leaves elsewhere. */
export const below = layered(base, { marginBlockEnd: vars.space[4] });

/** Border around an input and the elements next to it. */
export const box = layered(base, well, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  cursor: 'text',
  transition: `box-shadow ${vars.motion.state} ease-out`,
  selectors: {
    '&:has([aria-invalid="true"])': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:has(input:focus-visible, textarea:focus-visible)': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
    '&:has([aria-invalid="true"]:focus-visible)': { outlineColor: vars.color.danger },
    '&:has(:disabled)': {
      boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.touch },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** Without an edge of its own. 16 px on touch, or iOS zooms in. */
export const input = layered(base, {
  flex: 1,
  width: '100%',
  alignSelf: 'stretch',
  paddingInline: vars.space[3],
  borderRadius: 'inherit',
  color: vars.color.text,
  fontSize: vars.text.md,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:read-only': { color: vars.color.textMuted },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&::-ms-reveal': { display: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100px ${vars.color.surface}`,
      caretColor: vars.color.text,
    },
  },
  '@media': { [media.touch]: { fontSize: vars.text.lg } },
});

/** A hint in the field is a sentence, and in this font too wide for a phone. */
export const mono = layered({
  fontFamily: vars.font.mono,
  selectors: {
    '&::placeholder': { fontFamily: vars.font.body },
    // It also begins where text of the page begins, which may be on the right.
    '&:placeholder-shown': { direction: 'inherit' },
  },
});

export const area = layered({
  paddingBlock: '9px',
  resize: 'vertical',
  overflowWrap: 'anywhere',
});

export const beside = layered(base, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.textMuted,
});

export const before = layered({ paddingInlineStart: vars.space[3] });
/** A button brings its own distance to the edge. */
export const after = layered({ paddingInlineEnd: '4px' });
export const textAfter = layered({ paddingInlineEnd: vars.space[3] });
