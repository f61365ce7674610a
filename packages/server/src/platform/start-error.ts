/** Why the server did not start, in one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Another process works on the data directory. */
export class InUseError extends StartError {}
