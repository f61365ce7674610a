/** Returns an email with all but the first character of its name hidden, such as `a***@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${first}***${email.slice(at)}`;
}
