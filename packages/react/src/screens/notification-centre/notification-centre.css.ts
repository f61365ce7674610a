import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { popupHeight } from '../../ui/popup/popup.css.ts';

export const bell = layered(interactive, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.height,
  height: vars.control.height,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
      },
    },
    [media.touch]: { width: vars.control.target, height: vars.control.target },
  },
});

export const count = layered(base, {
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  minWidth: '16px',
  paddingInline: '4px',
  borderRadius: '8px',
  background: vars.color.accent,
  color: vars.color.accentText,
  fontSize: vars.text.xs,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
  textAlign: 'center',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const panel = layered(base, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '288px',
  maxWidth: '100%',
  // Inside the padding of the popover, so that only the list scrolls.
  maxHeight: `calc(${popupHeight} - 2 * ${vars.space[4]})`,
  // From gutter to gutter.
  '@media': { [media.phone]: { width: '100dvw' } },
});

export const title = layered(base, { fontSize: vars.text.lg, fontWeight: 600, lineHeight: 1.2 });

export const head = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

const scroll = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

export const days = layered(base, scroll, {
  display: 'grid',
  gridAutoRows: 'max-content',
  gap: vars.space[4],
  selectors: {
    // Fades what goes on below.
    '&::after': {
      content: '""',
      position: 'sticky',
      bottom: 0,
      height: vars.space[6],
      marginTop: `calc(-1 * ${vars.space[4]})`,
      background: `linear-gradient(transparent, ${vars.color.surfaceRaised})`,
      pointerEvents: 'none',
    },
  },
});

export const day = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const rows = layered(base);

export const list = layered(base, scroll, {
  display: 'grid',
  // Else the list's height would hold two lines to the least height of one.
  gridAutoRows: 'max-content',
});

export const item = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '56px',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const icon = layered(base, { flex: 'none', color: vars.color.textMuted });

/** Mark of an unread notification. */
export const dot = layered(base, {
  position: 'relative',
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const words = layered(base, { display: 'grid', flex: 1, gap: '2px', minWidth: 0 });

export const link = layered(base, {
  color: vars.color.text,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.link, textDecoration: 'underline' },
    // The list clips its overflow.
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});

export const time = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });
