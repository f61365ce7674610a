import { base, plain, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

/** Two lines also where only one has text, so that every option is as high. */
export const line = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '40px',
});

export const texts = layered(base, { display: 'grid', flex: '1 1 0' });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = layered(base, { ...cut, fontWeight: 500, lineHeight: '20px' });

export const quiet = layered(plain, { color: vars.color.textMuted, fontWeight: 400 });

export const detail = layered(base, tabular, {
  ...cut,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: '18px',
});

/** Account and marks, below the name: beside it they would leave it no room on a narrow phone. */
export const place = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});

export const amounts = layered(base, {
  display: 'grid',
  flex: '0 1 auto',
  maxWidth: '60%',
  justifyItems: 'end',
  textAlign: 'end',
});

/** An amount of 18 decimals wraps at its unit. */
export const balance = layered({ lineHeight: '20px', fontSize: vars.text.md });

export const lockedBalance = layered(base, {
  flex: 'none',
  paddingInlineEnd: vars.space[2],
  color: vars.color.textMuted,
});
