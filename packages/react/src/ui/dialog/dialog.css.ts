import { keyframes } from '@vanilla-extract/css';
import { base, surface } from '../../theme/base.css.ts';
import { coveredVars } from '../../theme/covered.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../card/card.css.ts';

const darken = keyframes({ from: { backgroundColor: 'transparent' } });
const rise = keyframes({ from: { transform: 'translateY(8px)' } });
const slide = keyframes({ from: { transform: 'translateY(100%)' } });

/**
 * The `<dialog>` fills the window and is its own backdrop. Its background alone fades in: the page must not
 * be seen through the card, also in the first frame.
 */
export const overlay = layered(surface, {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // A row as high as the window, also where a card wants more: its body scrolls then.
  gridTemplateRows: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: vars.space[8],
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: vars.color.overlay,
  animation: `${darken} ${vars.motion.dialog} ease-out`,
  selectors: { '&::backdrop': { background: 'transparent' } },
  '@media': {
    [media.phone]: { alignItems: 'end', padding: `${vars.space[6]} 0 0` },
  },
});

/** The last 80 ms. */
export const leaving = layered({
  background: 'transparent',
  pointerEvents: 'none',
  transition: `background-color ${vars.motion.dialog} ease-out`,
});

const column = layered(base, {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});

export const card = layered(column, {
  width: '100%',
  maxWidth: '440px',
  maxHeight: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.dialog,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  animation: `${rise} ${vars.motion.dialog} ease-out`,
  transition: `transform ${vars.motion.dialog} ease-out, opacity ${vars.motion.dialog} ease-out`,
  selectors: { [`${leaving} > &`]: { opacity: 0 } },
  '@media': {
    [media.phone]: {
      maxWidth: 'none',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animationName: slide,
      selectors: { [`${leaving} > &`]: { opacity: 1, transform: 'translateY(100%)' } },
    },
    [media.reducedMotion]: { animation: 'none', transition: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** High enough for each step of a dialog from the start, so that none makes it jump. */
export const tall = layered({
  height: '736px',
  '@media': { [media.phone]: { height: '100%' } },
});

export const form = layered(column, { flex: '1 1 auto' });

export const banner = layered(base, {
  flex: 'none',
  padding: `${vars.space[2]} ${vars.space[6]}`,
  background: vars.color.warningSurface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  '@media': {
    [media.phone]: { paddingInline: vars.space[4] },
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const header = layered(base, {
  flex: 'none',
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[3]}`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

/** The buttons stand out by their padding, so that their icons line up with the text below. */
export const bar = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInline: '-10px',
});

/** Leaves its place while the dialog is locked, so that the title does not move. */
export const back = layered({ selectors: { '&:disabled': { visibility: 'hidden' } } });

export const title = layered(base, {
  flex: 1,
  marginInlineStart: '10px',
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
  selectors: { '&:not(:first-child)': { marginInlineStart: 0 } },
});

export const body = layered(base, {
  // A page's bars cover nothing in here, and it is no part of the card that opened it.
  vars: { [coveredVars.top]: '0px', [coveredVars.bottom]: '0px', [inset]: 'initial' },
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A control that takes the focus stands above the fade of the footer.
  scrollPaddingBlockEnd: vars.space[4],
  scrollbarWidth: 'thin',
  transition: `flex-basis ${vars.motion.state} ease-out`,
  selectors: {
    // Stretches the content, so that a step can fill the dialog.
    [`${tall} > &, ${tall} > form > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    // Notifications stand above the footer: the lines end above them.
    [media.phone]: {
      selectors: { [`dialog:has(> section > *) > ${tall} &`]: { marginBlockEnd: '76px' } },
    },
  },
});

export const content = layered(base, {
  display: 'flow-root',
  padding: `${vars.space[1]} ${vars.space[6]} ${vars.space[4]}`,
  fontSize: vars.text.lg,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

/**
 * Begins above its buttons, in the room that the content has at its end: what goes on under it fades out there.
 * A mask of the body would show the same, but with it Chromium of a phone's size stopped answering clicks.
 */
export const footer = layered(base, {
  flex: 'none',
  display: 'flex',
  gap: vars.space[3],
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space[4]})`,
  padding: `calc(${vars.space[4]} + ${vars.space[3]}) ${vars.space[6]} ${vars.space[6]}`,
  backgroundImage: `linear-gradient(to bottom, transparent, ${vars.color.surfaceRaised} ${vars.space[4]})`,
  '@media': {
    // Every edge is sharp.
    [media.forcedColors]: { backgroundImage: 'none' },
    [media.phone]: {
      paddingInline: vars.space[4],
      paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    },
  },
});
