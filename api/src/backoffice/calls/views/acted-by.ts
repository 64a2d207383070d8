/** An examiner beside what they did; null where nobody has. */
export const actedBy = (login: string | null, display_name: string | null) =>
  login === null || display_name === null ? null : { login, display_name }
