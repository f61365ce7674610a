import { globalStyle, keyframes } from '@vanilla-extract/css';
import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, media, vars } from '../../theme/theme.css.ts';
import { muted } from '../frame/step.css.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

export const sentBanner = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

export const sentCheck = layered({ display: 'block', width: '48px', height: '48px' });

export const sentGround = layered({ fill: vars.color.successSurface });

/** Check mark, animated once. */
export const sentStroke = layered({
  fill: 'none',
  stroke: vars.color.success,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.progress} ease-out both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const sentTitle = layered(base, {
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
  outline: 'none',
});

export const addNote = layered(base, { textAlign: 'center', fontSize: vars.text.sm });

export const feeSpeed = layered(base, { display: 'grid', gap: vars.space[3] });

/** Row that is as high as a control, and flush with the cards below it. */
export const feeRow = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

export const feeLabel = layered(base, {
  flex: 'none',
  fontSize: vars.text.sm,
  fontWeight: 500,
});

export const feeChosen = layered(base, {
  display: 'grid',
  flex: 1,
  justifyItems: 'end',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  textAlign: 'end',
});

export const feeTitle = layered(base, { color: vars.color.text, fontWeight: 600 });

export const feeChevron = layered({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
});

export const feeOpen = layered(feeChevron, { transform: 'rotate(180deg)' });

export const feeBasis = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

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

export const charge = layered(base, { display: 'grid', gap: vars.space[1] });

export const recipient = layered(base, { display: 'grid', gap: '6px' });

export const recipientLabel = layered(base, {
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: '20px',
});

/** Name of a business beside the host that was verified. */
export const business = layered(base, { minWidth: 0, overflowWrap: 'anywhere' });

/** Fills the dialog, so that the sums can stay in sight at its lower edge. */
export const review = layered(base, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minHeight: '100%',
});

/** Stays in sight while the rest of Review scrolls, unless the window is too low for both. */
export const sums = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.surfaceRaised,
  boxShadow: `0 -1px 0 ${vars.color.border}`,
  '@media': {
    '(min-height: 600px)': {
      position: 'sticky',
      zIndex: 1,
      bottom: `calc(-1 * ${vars.space[4]})`,
      selectors: {
        // Lines fade out under the sums, which shows that there is more to scroll to.
        '&::before': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: 'calc(100% + 1px)',
          height: vars.space[4],
          background: `linear-gradient(to top, ${vars.color.surfaceRaised}, transparent)`,
          pointerEvents: 'none',
        },
      },
    },
  },
});

/** Scrolling leaves the focused part above the sums. */
globalStyle(`${review} :is(input, button, [role="status"])`, {
  '@layer': { [layer]: { scrollMarginBlockEnd: '200px' } },
});

/** Value of an amount: below it, and where figures line up in a column of its own, except on a phone. */
export const value = layered(muted, {
  selectors: { [`${sums} &`]: { gridColumn: 2, marginInlineStart: vars.space[3] } },
  '@media': {
    [media.phone]: { selectors: { [`${sums} &`]: { gridColumn: 1, marginInlineStart: 0 } } },
  },
});

/** Amounts of one figure, below each other where there is no room. */
export const figure = layered(base, { fontSize: 'inherit', fontWeight: 'inherit' });

/** Balance beside the name of its account where it fits, else below it. */
export const available = layered(muted, {
  display: 'inline-block',
  marginInlineStart: vars.space[2],
});

/** Checks below each other. */
export const checks = layered({ lineHeight: 1.45 });

export const noticeTitle = layered(base, { fontWeight: 600 });

export const methodChoice = layered(base, { display: 'grid', gap: vars.space[2] });

export const methodLabel = layered(base, {
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: '20px',
});

export const methodCard = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  textAlign: 'start',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.successSurface,
      boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"])': {
          background: `color-mix(in srgb, ${vars.color.surfaceSunken} 50%, transparent)`,
        },
      },
    },
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { '&[aria-pressed="true"]': { border: '2px solid Highlight' } },
    },
  },
});

export const methodIcon = layered({ color: vars.color.accent });

/** No narrower than its longest word, so that two choices side by side wrap before one is cut. */
const wholeWords = { minWidth: 'min-content' } as const;

export const methodText = layered(base, wholeWords, { flex: 1, display: 'grid', gap: '2px' });

export const methodTitle = layered(base, wholeWords, {
  fontSize: 'inherit',
  fontWeight: 600,
  lineHeight: 1.2,
});

/** Low, so that the field of the secret is in sight with its hint. */
export const signLead = layered(base, { fontSize: vars.text.md });

export const methodDetail = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

export const methodChevron = layered({ color: vars.color.textMuted });

/** Line below the account that the recipient has replaced. */
export const replaced = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

/** Purpose of a fee, below its amount. */
export const feeNote = layered(base, {
  display: 'block',
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const changedFee = layered(base, {
  display: 'block',
  gridColumn: '1 / -1',
  color: vars.color.warning,
  fontSize: vars.text.sm,
});

/** Recipient in one line, where its card would leave no room. */
export const recipientLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontSize: vars.text.md,
});

export const recipientName = layered(base, {
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** Takes the height of Max below it. */
export const switchUnit = layered({
  flex: 'none',
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

/** Quiet line that a press fills in. */
export const minimum = layered({
  color: vars.color.textMuted,
  fontWeight: 400,
  '@media': { [media.touch]: { minHeight: vars.control.target } },
});

/** Low lines, so that the field of the secret is in sight below them. */
export const signedSums = layered(base, { fontSize: vars.text.md });

/** Small enough to stand beside its label on a phone. */
export const arrival = layered(base, { fontSize: vars.text.md });

/** Value of an amount in the same line. */
export const signedValue = layered(base, { color: vars.color.textMuted, fontWeight: 400 });

/**
 * Side by side, so that the field below them is in sight on a small phone, except where a language has a word longer
 * than half of the dialog.
 */
export const methodRow = layered(base, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const methodWide = layered({ flexBasis: '100%' });

export const methodTab = layered(methodCard, {
  flex: '1 1 0',
  ...wholeWords,
  gap: vars.space[2],
  minHeight: vars.control.touch,
  padding: vars.space[2],
  fontSize: vars.text.md,
});

/** No wider than its text: the button next to it has more. */
export const done = layered({ flex: 'none' });

/** Buttons at the end of a notice. */
export const noticeActions = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

/** Frame of the wallet's own origin, as high as its content says. */
export const frame = layered({ display: 'block', width: '100%', height: '0', border: '0' });

/** Coin of a request: its mark, what it costs and what is held of it. */
export const requestAsset = layered({
  justifyContent: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const requestAssetWords = layered(base, {
  display: 'grid',
  minWidth: 0,
  textAlign: 'start',
});
