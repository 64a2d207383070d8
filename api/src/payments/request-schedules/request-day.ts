import { japanDay } from '@invoice-card/domain'

/** The day of a request's invoice; of its sending where it has none. */
export const requestDayOf = ({ issue_date, at }: { readonly issue_date: string | null; readonly at: Date }): string =>
  issue_date ?? japanDay(at)
