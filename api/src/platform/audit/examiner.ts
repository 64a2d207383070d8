/** Who acts in the back office: an account, which is one person whatever it is called. */
export interface Examiner {
  readonly id: number
  /** ASCII, unique, never changed. */
  readonly login: string
}

/** An examiner as the audit log names who did something. */
export const examinerActor = ({ id, login }: Examiner): string => `examiner:${id}:${login}`
