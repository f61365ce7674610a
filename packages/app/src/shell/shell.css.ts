import { media, vars } from '@billfold/react/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../common/visually-hidden.ts';

const gutter = createVar();

/** Width of a desktop window at 400 %. */
const narrowPhone = 'screen and (max-width: 359.98px)';

export const page = style({
  vars: { [gutter]: vars.space[4] },
  minHeight: '100dvh',
  '@media': { [media.desktop]: { vars: { [gutter]: vars.space[8] } } },
});

export const skip = style({
  position: 'absolute',
  zIndex: 30,
  top: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  // Its text must not widen the page, which it would to the left in Arabic.
  selectors: { '&:not(:focus)': visuallyHidden },
});

/** Without a box of its own, whose end would take what stays with it. */
export const header = style({
  display: 'contents',
  '@media': { print: { display: 'none' } },
});

export const stays = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: vars.color.background,
});

/** The text stands in the middle of the page, whatever is on either side of it. */
export const banner = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  paddingInline: gutter,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  fontSize: vars.text.xs,
  fontWeight: 500,
  '@media': { [media.phone]: { paddingInline: vars.space[2] } },
});

export const bannerText = style({
  gridColumn: 2,
  gridRow: 1,
  textAlign: 'center',
  textWrap: 'balance',
});

export const bannerStart = style({ gridRow: 1, gridColumn: 1, justifySelf: 'start' });

export const bannerEnd = style({ gridRow: 1, gridColumn: 3, justifySelf: 'end' });

export const bannerButton = style({ color: 'inherit' });

/** In the colour of the banner, which it stands for. */
export const sandboxPill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: vars.control.height,
  marginInline: vars.space[1],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  font: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: '56px',
  paddingInline: gutter,
  // The wallet's name needs the room.
  '@media': {
    [media.phone]: { gap: vars.space[2] },
    [narrowPhone]: { paddingInline: vars.space[2] },
  },
});

/** Line of a phone under the bar. */
export const belowBar = style({
  paddingInline: gutter,
  '@media': { [narrowPhone]: { paddingInline: vars.space[2] } },
});

export const home = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.desktop]: { width: '208px' } },
});

/** A phone has no room for the mark: the picker shows the wallet, and the bottom bar leads home. */
export const homeBesidePicker = style([home, { '@media': { [media.phone]: { display: 'none' } } }]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});

export const body = style({
  display: 'flex',
  minWidth: 0,
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const content = style({
  flex: 1,
  // The footer begins below the first view, so that it never moves in it while a screen fills.
  minHeight: 'calc(100dvh - 56px)',
  width: '100%',
  maxWidth: `calc(1200px + 2 * ${gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${gutter} ${vars.space[8]}`,
  outline: 'none',
  '@media': { [media.desktop]: { paddingTop: vars.space[6] } },
});

export const narrow = style({
  width: '100%',
  maxWidth: `calc(560px + 2 * ${gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${gutter} ${vars.space[16]}`,
  outline: 'none',
  '@media': { [media.desktop]: { paddingTop: vars.space[6] } },
});

/** Text to be read, in the middle of a page without navigation. */
export const reading = style({
  width: '100%',
  maxWidth: `calc(760px + 2 * ${gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${gutter} ${vars.space[16]}`,
  outline: 'none',
});

export const notice = style({ marginBottom: vars.space[6] });

export const noticeAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

/** Begins where the text above it does: its plain links have room around their words. */
export const paymentActions = style([
  noticeAction,
  { marginInlineStart: `calc(-1 * ${vars.space[3]})` },
]);

/** Has an edge, by which it begins with the text. */
export const paymentAction = style({ display: 'flex', marginInlineStart: vars.space[3] });

/** Gives its room on a phone to the pill of the connection. */
export const wideOrOnline = style({
  '@media': {
    [media.phone]: {
      selectors: { [`${tools}:has([role="status"] > *) &`]: { display: 'none' } },
    },
  },
});

/** The user menu has the theme as well, and the name of the wallet needs the room. */
export const themePlace = style([
  wideOrOnline,
  { '@media': { 'screen and (max-width: 479.98px)': { display: 'none' } } },
]);

export const wideOnly = style({
  '@media': { [media.phone]: { display: 'none' } },
});

export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline-flex' } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[4]} ${gutter} calc(72px + env(safe-area-inset-bottom))`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  '@media': { [media.desktop]: { paddingBottom: vars.space[4] }, print: { display: 'none' } },
});

export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

const dotBase = style({ width: '8px', height: '8px', borderRadius: vars.radius.full });

/** An image that repeats the text next to it. */
export const dot = styleVariants({
  checking: [dotBase, { background: vars.color.borderStrong }],
  ready: [dotBase, { background: vars.color.success }],
  down: [dotBase, { background: vars.color.warning }],
});
