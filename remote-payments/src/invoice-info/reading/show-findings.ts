/** Of what the reading found out. */
export const findingsId = 'findings'

/** Goes to what needs a look, which stands below the fields of a user who watched the reading. */
export function showFindings(): void {
  const findings = document.getElementById(findingsId)
  findings?.focus({ preventScroll: true })
  findings?.scrollIntoView({ block: 'center' })
}
