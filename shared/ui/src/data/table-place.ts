// By the width of the table's own place, not of the window: it may stand in a column.
// A window of 768 px with a scrollbar of 17 px leaves 701: a real table, tight at first.
export const leastOfTable = '43rem'
/** Of a place in which every row is a card. */
export const narrow = `@container (width < ${leastOfTable})`
/** Of a place in which it is a table. */
export const asTable = `@container (width >= ${leastOfTable})`
/** Of one whose cells stand close together: it has what a tablet leaves it. */
export const asTightTable = `@container (${leastOfTable} <= width < 56rem)`
