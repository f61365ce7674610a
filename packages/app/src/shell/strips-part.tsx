import { shellTexts } from '@billfold/core/internal';
import { Surface, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ConnectionStrip } from './connection-strip.tsx';
import * as css from './strip.css.ts';
import { UpdateStrip } from './update-strip.tsx';

/** The strips of the whole site: connection, sandbox and update notices. */
export function StripsPart(): ReactElement {
  useTexts(shellTexts);
  return (
    <Surface className={css.place}>
      <ConnectionStrip />
      <UpdateStrip />
    </Surface>
  );
}
