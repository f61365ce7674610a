import { keyframes } from '@vanilla-extract/css';
import { base, interactive, well } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { floating as aboveThePage, room } from '../floating/floating.css.ts';

export const anchor = layered(base, {
  position: 'relative',
  // A sheet fills the dialog instead.
  '@media': { [media.phone]: { position: 'static' } },
});

export const trigger = layered(interactive, well, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.height,
  paddingBlock: '6px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  color: vars.color.text,
  fontSize: vars.text.md,
  textAlign: 'start',
  selectors: {
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled': { opacity: 0.6 },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.touch, fontSize: vars.text.lg },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

/**
 * Lays out a line with a mark by itself: on a line of text it would hang below the others. A text wider than the field
 * wraps.
 */
export const value = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const placeholder = layered({ color: vars.color.textMuted });

export const chevron = layered({ color: vars.color.textMuted });

/** Height of the options, which is more in a sheet. */
const listRoom = 'var(--bf-list-room, 248px)';

const card = layered(base, {
  zIndex: 10,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.shadow.raised}`,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Inside a dialog, under its field. */
export const popup = layered(card, {
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${vars.space[1]})`,
});

/** Around the list and, on a phone, what lies behind it. */
export const layer = layered({ display: 'contents' });

const slide = keyframes({ from: { transform: 'translateY(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Fills the dialog, which keeps clear of the keyboard; the field has no position of its own then. */
export const sheetLayer = layered({
  display: 'contents',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      zIndex: 10,
      inset: 0,
      display: 'flex',
      alignItems: 'end',
      overflow: 'hidden',
    },
  },
});

export const backdrop = layered({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inset: 0,
      display: 'block',
      background: vars.color.overlay,
      animation: `${fade} ${vars.motion.dialog} ease-out`,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const sheet = layered({
  '@media': {
    [media.phone]: {
      vars: { '--bf-list-room': '60dvh' },
      position: 'relative',
      inset: 'auto',
      width: '100%',
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100% - ${vars.space[12]})`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      animation: `${slide} ${vars.motion.dialog} ease-out`,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const sheetTitle = layered(base, {
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      flex: 'none',
      padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
      fontSize: vars.text.lg,
      fontWeight: 600,
    },
  },
});

/** Outside of one. */
export const floatingPopup = layered(card, aboveThePage);

export const search = layered(base, {
  display: 'block',
  width: '100%',
  height: vars.control.height,
  paddingInline: vars.space[3],
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  fontSize: vars.text.md,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    // The card clips its overflow and has round corners.
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
    },
  },
  '@media': { [media.touch]: { height: vars.control.touch, fontSize: vars.text.lg } },
});

export const list = layered(base, {
  maxHeight: `min(${listRoom}, ${room} - ${vars.control.touch})`,
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const option = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '36px',
  paddingBlock: '6px',
  paddingInline: vars.space[2],
  borderRadius: '6px',
  color: vars.color.text,
  fontSize: vars.text.md,
  cursor: 'pointer',
  scrollMargin: vars.space[1],
  selectors: {
    '&[data-active]': { background: vars.color.surfaceSunken },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.target },
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const check = layered({ color: vars.color.accent });

export const empty = layered(base, {
  padding: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.md,
});

/** Around a list that draws only what is in sight. */
export const longList = layered(base, { padding: vars.space[1] });

/** In such a list every option has this height. */
export const optionHeightPx = 44;
/** Height of an option of two lines. */
export const tallOptionHeightPx = 56;
export const longListHeight = `min(${listRoom}, ${room} - ${vars.control.touch})`;
export const rowOption = layered(option, { height: '100%' });
