/** Percent of the width that the viewer has: 100 fits the page into it. */
const zoomSteps = [100, 125, 150, 200, 250, 300] as const
/** Percent at which the page fits the width; a file opens at it. */
export const smallestZoom = zoomSteps[0]
/** Percent; the last of the steps. */
export const largestZoom = 300

/** The next larger step, in percent; the largest has none above it and stays. */
export const zoomAbove = (percent: number): number => zoomSteps.find(step => step > percent) ?? largestZoom
/** The next smaller step, in percent; the smallest has none below it and stays. */
export const zoomBelow = (percent: number): number => zoomSteps.findLast(step => step < percent) ?? smallestZoom
/** Whole percent between the smallest and the largest, e.g. of a pinch, which follows no steps. */
export const zoomWithin = (percent: number): number =>
  Math.round(Math.min(largestZoom, Math.max(smallestZoom, percent)))
