/** Error in the set-up of a page with the script tag: an option that is missing or wrong. */
export interface SetupError extends Error {
  readonly code: 'invalid_config';
  /** Name of the option as the page writes it, such as `data-token-endpoint`. */
  readonly option: string;
}
