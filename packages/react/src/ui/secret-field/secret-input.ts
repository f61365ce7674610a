/** Control that holds a secret, such as an input, and gives it out when it is asked. */
export interface SecretInput {
  value: string;
  focus(): void;
}
