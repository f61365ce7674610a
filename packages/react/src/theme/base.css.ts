import { globalStyle } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import { layer, media, vars } from './theme.css.ts';

/**
 * Reset of every HTML element of ours. `all: revert` drops each property that a rule of the page sets
 * and we do not, and leaves the browser's own; the rest of the browser's defaults goes below.
 */
export const base = layered({
  all: 'revert',
  boxSizing: 'border-box',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.body,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  fontStyle: 'normal',
  lineHeight: 1.5,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textTransform: 'none',
  listStyle: 'none',
});

/**
 * Reset of an SVG drawing of ours. `revert` would drop presentation attributes too, and with them
 * the paths; `revert-layer` keeps them, so that the properties of common layered resets follow.
 */
export const drawing = layered({ all: 'revert-layer', ...ownBox(), verticalAlign: 'baseline' });
globalStyle(`${drawing} *`, {
  '@layer': { [layer]: { all: 'revert-layer', ...ownBox() } },
});

function ownBox() {
  return {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    border: 0,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    textTransform: 'none',
  } as const;
}

/** Reset of an element inside a part of ours: it takes its text from the part and adds no space. */
export const plain = layered({
  all: 'revert',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  textTransform: 'inherit',
});

/** Root of our text: font, size and colour for everything inside. */
export const surface = layered(base, {
  ...notInherited(),
  color: vars.color.text,
  fontSize: vars.text.md,
  fontWeight: 400,
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
  WebkitTextSizeAdjust: '100%',
});

/** Text properties that a page sets on its root, and that would be inherited from there. */
function notInherited() {
  return {
    cursor: 'auto',
    fontFeatureSettings: 'normal',
    fontVariationSettings: 'normal',
    fontVariant: 'normal',
    hyphens: 'manual',
    overflowWrap: 'normal',
    // A modal dialog of the page, such as that of Radix, sets `none` on the body.
    pointerEvents: 'auto',
    tabSize: 8,
    textIndent: 0,
    textRendering: 'auto',
    textShadow: 'none',
    whiteSpace: 'normal',
    wordBreak: 'normal',
    WebkitTapHighlightColor: 'initial',
  } as const;
}

/** Anything that is pressed: focus ring, cursor, and a response within one frame. */
export const interactive = layered(base, {
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, box-shadow, color, opacity',
  transitionDuration: vars.motion.state,
  transitionTimingFunction: 'ease-out',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': { [media.reducedMotion]: { transitionDuration: '0s' } },
});

/** Widens what a finger can hit to 44 px without moving anything (WCAG 2.5.5). */
export const touchTarget = layered({
  position: 'relative',
  '@media': {
    [media.touch]: {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: `min(0px, calc((100% - ${vars.control.target}) / 2))`,
          insetInline: `min(0px, calc((100% - ${vars.control.target}) / 2))`,
        },
      },
    },
  },
});

/** Read aloud, not drawn. */
export const visuallyHidden = layered({
  all: 'revert',
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** The ground of an input: sunken a little, so that a disabled one can be sunken more. */
export const well = layered({
  background: `color-mix(in srgb, ${vars.color.surfaceSunken} 45%, ${vars.color.surface})`,
  selectors: {
    '&:disabled, &:has(:disabled)': { background: vars.color.surfaceSunken },
  },
});

/** Figures that keep their width while they change. */
export const tabular = layered({ fontVariantNumeric: 'tabular-nums' });
