import type { PartialMessages } from '../../text-areas.ts';

/** Every text of the language. */
export const catalogue: PartialMessages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<PartialMessages>('./*.json', { import: 'default', eager: true }),
  ),
);
