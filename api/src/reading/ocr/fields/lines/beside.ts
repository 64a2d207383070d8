import { hasLegalForm } from '@invoice-card/domain'
import type { Box, Segment } from './layout.ts'

/** By how much two boxes stand above one another; below nothing where they do not. */
export const overlap = (a: Box, b: Box): number => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)

/** In heights of the type: no space before 御中 is wider. */
const widestSpace = 6

/** A firm on the left of 御中 that a picture sets a little higher or lower, in the row of another column. */
export const firmBeside = (near: readonly Segment[], { page, aspect, box }: Segment): Segment | undefined =>
  near.find(other => {
    const gap = (box.x - other.box.x - other.box.width) * aspect
    const common = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y)
    return (
      other.page === page &&
      hasLegalForm(other.text) &&
      gap > -box.height &&
      gap < box.height * widestSpace &&
      common > Math.min(box.height, other.box.height) / 2
    )
  })
