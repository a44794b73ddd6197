/** The parameters of a mailed link (000 §2): its token, and whether it replaces an expired password. */
export function linkOf(search: string): { token: string; expired: boolean } {
  const query = new URLSearchParams(search);
  return { token: query.get('token') ?? '', expired: query.get('expired') === 'true' };
}
