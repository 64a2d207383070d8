/** Whether two mail addresses lead to one mailbox: letters in any case. */
export const isSameAddress = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase()
