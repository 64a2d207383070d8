import { firstShapes } from './first-shapes.ts'
import type { shapes } from './shapes.ts'

/** The fixed set of icon names (docs/product.md#look). */
export type IconName = keyof typeof shapes & string

let known: Readonly<Partial<Record<IconName, string>>> = firstShapes

/** The path of an icon. */
export const shapeOf = (name: IconName): string | undefined => known[name]

/** True for the name of an icon that is known by now, e.g. one that a release names. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(known, name)

/** Makes all icons known; until then there are those of the screens before the sign-in. */
export function learnShapes(all: typeof shapes): void {
  known = all
}
