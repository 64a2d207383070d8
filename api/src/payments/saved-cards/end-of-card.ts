/** The last second of the month on a card, `MM/YY`, in Japan: until then it can be used. */
export const endOfCard = (expire: string): Date => {
  const [month = 1, year = 0] = expire.split('/').map(Number)
  // Day and month run over; Japan is nine hours ahead and knows no summer time.
  return new Date(Date.UTC(2000 + year, month, 1, -9, 0, -1))
}
