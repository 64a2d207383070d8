/** Percent of the width that the viewer has: 100 fits the page into it. */
const zoomSteps = [100, 125, 150, 200, 250, 300] as const
export const smallestZoom = zoomSteps[0]
export const largestZoom = 300

export const zoomAbove = (percent: number): number => zoomSteps.find(step => step > percent) ?? largestZoom
export const zoomBelow = (percent: number): number => zoomSteps.findLast(step => step < percent) ?? smallestZoom
export const zoomWithin = (percent: number): number =>
  Math.round(Math.min(largestZoom, Math.max(smallestZoom, percent)))
