/** Key of the transit engine of a HashiCorp Vault, which encrypts the master keys and never leaves it. */
export interface TransitSettings {
  /** Origin of the Vault. */
  readonly address: string;
  /** Path at which the engine is mounted. */
  readonly mount: string;
  /** Name of the key. */
  readonly key: string;
  /** File with the token, which is read for each call: an agent may renew it. */
  readonly tokenFile: string;
}
