import { focusHome } from '@invoice-card/ui'

/**
 * A focus that goes with a condition, a row or an empty list goes to the filter, which stands before the rows, with a
 * search or without. A list whose last row went has no filter: its page's title takes the focus.
 */
export const listHome = focusHome('[role=search] ~ * button, main button[aria-expanded], main h1')
