/**
 * Screens that are measured, by what they are: lists and overviews. Never one with a card, a password, a code or bank
 * details (a payment's details may ask for a card again), and none before the sign-in. A new screen is not measured
 * until it is written here.
 */
const measured = [
  /^\/(toppage|termsofservice)$/,
  /^\/notifications(\/\d+)?$/,
  /^\/payments\/(create|draft|review|reserved|history|waiting)$/,
  /^\/collections\/(draft|request|decided|history)$/,
  /^\/suppliers$/,
]

/** What is reported of a screen's address: no query, `:id` in place of numbers. Null where nothing may be measured. */
export function measuredPath(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, '')
  return measured.some(pattern => pattern.test(path)) ? path.replace(/\/\d+/g, '/:id') : null
}
