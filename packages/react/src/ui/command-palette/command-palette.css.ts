import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** At the same height whatever is found; the whole window on a phone. */
export const palette = layered({
  selectors: {
    '&&': {
      alignSelf: 'start',
      maxWidth: '600px',
      maxHeight: 'min(560px, 100%)',
      marginTop: '6dvh',
    },
  },
  '@media': {
    [media.phone]: {
      selectors: { '&&': { maxWidth: 'none', height: '100%', maxHeight: '100%', marginTop: 0 } },
    },
  },
});

export const body = layered(base, { display: 'flex', flexDirection: 'column', minHeight: 0 });

export const field = layered(base, {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '56px',
  padding: `0 ${vars.space[2]} 0 ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const icon = layered({ flex: 'none', color: vars.color.textMuted });

/** 16 px, or iOS zooms in. The field has the focus for as long as the palette is open. */
export const input = layered(base, {
  flex: 1,
  alignSelf: 'stretch',
  color: vars.color.text,
  fontSize: vars.text.lg,
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  '@media': {
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const nothing = layered(base, {
  padding: vars.space[6],
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const list = layered(base, {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[2]} 0`,
  scrollPaddingBlockEnd: vars.space[4],
  selectors: {
    // The list fades out where it goes on below, as in a dialog; at the end the fade has room of its own.
    '&::after': {
      content: '""',
      display: 'block',
      position: 'sticky',
      bottom: 0,
      height: vars.space[4],
      backgroundImage: `linear-gradient(to bottom, transparent, ${vars.color.surfaceRaised})`,
      pointerEvents: 'none',
    },
  },
});

export const group = layered(base, { display: 'grid' });

export const heading = layered(base, {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const option = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '40px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: `color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
    },
  },
  '@media': {
    [media.touch]: { minHeight: '48px' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const mark = layered(base, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  color: vars.color.textMuted,
});

const oneLine = layered(base, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const text = layered(oneLine, { flex: '1 1 auto' });

/** Makes room for the name before that is cut. */
export const detail = layered(oneLine, {
  flex: '0 100 auto',
  minWidth: '7em',
  maxWidth: '50%',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
