import type { PreparedPicture } from './prepare-picture.ts'

/** A box in fractions of a page or picture from its top left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a prepared picture lies on its page. */
export type Turn = Pick<PreparedPicture, 'width' | 'height' | 'page' | 'turnedBy' | 'skew'>

/** How many pixels of the page as people see it are one of the prepared picture. */
export function pagePixels({ width, page, turnedBy }: Turn): number {
  const [cos, sin] = rotation(turnedBy)
  // A turned picture is the smallest upright one that holds the page.
  return (Math.abs(page.width * cos) + Math.abs(page.height * sin)) / width
}

/** Where a box of the prepared picture stands on the page as people see it: turned back and scaled. */
export function boxOnPage({ width, height, page, turnedBy, skew }: Turn, box: Box): Box {
  const turned = rotation(-turnedBy)
  const scale = pagePixels({ width, height, page, turnedBy, skew })
  const corner = (x: number, y: number) => {
    const onPicture = rotate([(x - 0.5) * width * scale, (y - 0.5) * height * scale], rotation(skew))
    const [dx, dy] = rotate(onPicture, turned)
    return { x: dx / page.width + 0.5, y: dy / page.height + 0.5 }
  }
  const corners = [
    corner(box.x, box.y),
    corner(box.x + box.width, box.y),
    corner(box.x, box.y + box.height),
    corner(box.x + box.width, box.y + box.height),
  ]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))]
  return { x, y, width: Math.min(1, Math.max(...xs)) - x, height: Math.min(1, Math.max(...ys)) - y }
}

type Pair = readonly [number, number]
const rotation = (degrees: number): Pair => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
const rotate = ([x, y]: Pair, [cos, sin]: Pair): Pair => [x * cos - y * sin, x * sin + y * cos]
