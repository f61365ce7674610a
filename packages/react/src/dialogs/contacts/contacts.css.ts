import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

/** The field keeps a line for an error that this one cannot have. */
export const search = layered({ marginBottom: '-16px' });

export const list = layered(base, { display: 'grid', gap: vars.space[1] });

export const item = layered(base, {
  display: 'flex',
  alignItems: 'center',
  // An address book can have thousands.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 60px',
});

export const main = layered(interactive, {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '60px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    // The list clips what stands outside of an item.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const texts = layered(base, { display: 'grid', flex: 1 });

export const name = layered(base, {
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const address = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

export const edit = layered(base, { flex: 'none', paddingInline: vars.space[1] });

export const refused = layered(base, { paddingInlineStart: vars.space[4], listStyle: 'disc' });
