/** Pages as a user reads them, both ends included: 「2ページ」, 「2〜3ページ」. */
export const pageRangeText = ({
  first_page,
  last_page,
}: {
  readonly first_page: number
  readonly last_page: number
}): string => (first_page === last_page ? `${first_page}ページ` : `${first_page}〜${last_page}ページ`)
