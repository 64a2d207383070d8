import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** What a phone's camera takes, in CSS pixels at two dots each: 3024 by 4032. */
const frame = { width: 1512, height: 2016, scale: 2 } as const

const desks = [
  'linear-gradient(95deg,#8a6a4a,#a17d58 40%,#7d5f42)',
  'linear-gradient(170deg,#c9c5bd,#aeaaa2)',
  'linear-gradient(60deg,#3d4246,#54595e)',
  'repeating-linear-gradient(88deg,#b08d62 0 46px,#a5825a 46px 90px,#b69468 90px 130px)',
]

/** How the phone is held. */
interface View {
  /** Degrees out of the level of the sheet, along one axis. */
  readonly tilt: (random: Random) => number
  /** Degrees within it, at most. */
  readonly spin: number
  /** Of the frame's height that the sheet takes. */
  readonly share: readonly [from: number, to: number]
  /** How dark the shadow of who holds the phone is. */
  readonly shadow: readonly [from: number, to: number]
}
const heldOver: View = {
  tilt: random => random.between(-5, 5),
  spin: 2.5,
  share: [0.84, 0.9],
  shadow: [0.12, 0.3],
}
export const heldAslant: View = {
  tilt: random => random.between(7, 13) * random.pick([-1, 1]),
  spin: 4,
  share: [0.76, 0.82],
  shadow: [0.3, 0.5],
}

/**
 * The sheet on a desk, seen aslant, under a lamp and the shadow of who holds the phone. @param sheet its picture as a
 * data URL
 */
export function deskScene(sheet: string, isLandscape: boolean, random: Random, view: View = heldOver): Scene {
  const { scale } = frame
  const [width, height] = isLandscape ? [frame.height, frame.width] : [frame.width, frame.height]
  const lamp = `radial-gradient(circle at ${random.whole(10, 90)}% ${random.whole(5, 70)}%, rgba(255,255,240,.16), rgba(0,0,0,${random.between(0.12, 0.28).toFixed(2)}) 90%)`
  const from = random.whole(55, 80)
  const shadow = `linear-gradient(${random.whole(100, 250)}deg, transparent ${from}%, rgba(10,10,30,${random.between(...view.shadow).toFixed(2)}) ${from + random.whole(6, 14)}%)`
  return {
    width,
    height,
    scale,
    html: `<!doctype html><style>body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: ${random.pick(desks)} }
      img { position: absolute; height: ${Math.round((isLandscape ? (width * 210) / 297 : height) * random.between(...view.share))}px; left: 50%; top: 50%; box-shadow: 4px 8px 24px rgba(0,0,0,.45);
        transform: translate(-50%, -50%) perspective(3600px) rotateX(${view.tilt(random).toFixed(2)}deg) rotateY(${view.tilt(random).toFixed(2)}deg) rotate(${random.between(-view.spin, view.spin).toFixed(2)}deg) }
      i { position: absolute; inset: 0; background: ${lamp}, ${shadow} }</style><img src="${sheet}"><i></i>`,
  }
}
