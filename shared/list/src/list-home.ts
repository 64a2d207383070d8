import { focusHome } from '@invoice-card/ui'

/** A focus that goes with a condition, a row or an empty list goes to the filter, which stands before the rows, with a search or without. */
export const listHome = focusHome('[role=search] ~ * button, main button[aria-expanded]')
