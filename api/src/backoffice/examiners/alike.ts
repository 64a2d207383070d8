/** What a login looks like at a glance: two that look alike are not both given. */
const looks = (login: string): string =>
  login
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[._-]/g, '')

/** A login that is there and that this one could be taken for. */
export const findAlike = (login: string, logins: readonly string[]): string | undefined =>
  logins.find(other => looks(other) === looks(login))
